// Sets the scheme before the first paint, so that a dark page never flashes white. A file of its own, because
// the content security policy allows no script in the page. The key is Mantine's.
(() => {
  let wanted = 'auto';
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage may be forbidden; the system's choice is then the one.
  }
  const dark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
