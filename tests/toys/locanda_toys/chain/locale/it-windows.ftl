# Come si chiama la finestra.
window-respond = quando si può rispondere a un anello
