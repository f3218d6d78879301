// Runs before the program. Where a file of the page does not come, as the server has been renewed in between, nothing of the program
// is there that could help itself: the page is loaded anew once it can be had, but never in a quick circle.
(() => {
  const QUIET = 10_000; // ms between two loads of one page
  const LOOK = 1000;
  let begun = false;

  const needed = (one) =>
    one instanceof HTMLScriptElement || (one instanceof HTMLLinkElement && one.rel === "stylesheet");
  const pause = (ms) => new Promise((later) => setTimeout(later, ms));
  const served = () =>
    fetch(location.href, { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );

  async function loadAnew() {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded?.type === "reload") await pause(Math.max(0, QUIET - performance.now()));
    while (!(await served())) await pause(LOOK);
    location.reload();
  }

  addEventListener(
    "error",
    ({ target }) => {
      if (begun || !needed(target) || document.getElementById("app")?.hasChildNodes()) return; // what runs takes care itself
      begun = true;
      void loadAnew();
    },
    true,
  );
})();
