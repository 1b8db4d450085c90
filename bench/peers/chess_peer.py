"""Python-chess is measured with random legal moves, by the line protocol of `protocol.py`."""

from random import Random

from protocol import Measure, load, serve, timed

chess = load("chess")


def play(random: Random) -> int:
    """One game is played to its end with random legal moves; returns the number of moves.

    The end is that of `Board.is_game_over`, asked with the list of legal moves already at hand, so that
    the peer need not generate moves twice.
    """
    board = chess.Board()
    moves = 0
    while True:
        legal = list(board.legal_moves)
        if (
            not legal
            or board.is_insufficient_material()
            or board.is_seventyfive_moves()
            or board.is_fivefold_repetition()
        ):
            return moves
        board.push(random.choice(legal))
        moves += 1


def random_play() -> Measure:
    """An operation is one move in a whole random game."""
    random = Random(1)
    return timed(lambda: play(random))


if __name__ == "__main__":
    serve("chess", {"chess-random": random_play})
