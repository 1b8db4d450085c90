// Watches over the start of the page: if a part of it is missing or throws, the door says so at once.
// It knows nothing of the rest, for it must work where the rest does not, in old browsers too.
(function () {
  var language = navigator.language;
  try {
    language = localStorage.getItem("locanda-language") || language;
  } catch (error) {
    // A browser that keeps nothing: the language of the device will do.
  }
  language = /^it/i.test(language) ? "it" : "en";
  document.documentElement.lang = language;
  document.documentElement.setAttribute("data-speaks", language);

  var failed = false;

  function show() {
    failed = true;
    var door = document.getElementById("door"); // gone once the page stands
    if (door) door.className += " now";
  }

  // Parts that cannot be loaded are told to their own elements only, on the way down.
  addEventListener("error", show, true);
  addEventListener("unhandledrejection", show);
  addEventListener("DOMContentLoaded", function () {
    if (failed) show();
  });
  addEventListener("submit", function (event) {
    if (event.target.id !== "door") return;
    event.preventDefault();
    location.reload();
  });
})();
