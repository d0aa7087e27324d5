// Sets what must be known before the first paint: the scheme, so that a dark page never flashes white, and whether the
// announcement of home is closed, so that it does not come and go. A file of its own, because the content security
// policy allows no script in the page. The first key is Mantine's, the second that of web/src/platform/promo.ts.
(() => {
  const root = document.documentElement;
  let wanted = 'auto';
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    const closedFor = Date.now() - Number(localStorage.getItem('promoClosedAt'));
    if (closedFor < 24 * 3_600_000) root.setAttribute('data-banner-closed', '');
  } catch {
    // Storage may be forbidden; the system's choice is then the one, and nothing was closed.
  }
  const dark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
