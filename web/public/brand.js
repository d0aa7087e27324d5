// Puts the brand of the organization on before the first paint of a corporate site, so that no page flashes in the
// look of the house. What is stored was made by web/src/platform/brand.ts; whether this is a corporate site, and the brand
// for those who aren't signed in, the server wrote into the page.
(() => {
  try {
    const site = document.querySelector('meta[name="chalkline-site"]');
    const { corporateMode, brand } = JSON.parse(site?.getAttribute('content') || '{}');
    if (!corporateMode) return;
    const written = localStorage.getItem('metatoken') ? null : brand;
    const { variables } = written || JSON.parse(localStorage.getItem('corporateBrand') || '{}');
    for (const [name, value] of Object.entries(variables || {})) {
      if (name.startsWith('--org-')) document.documentElement.style.setProperty(name, String(value));
    }
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote: then the house's look stays.
  }
})();
