import { readSite, siteMetaName } from '@chalkline/contract/site.ts';

/** Where this runs: product name, corporate mode, outside links. Written into the page by the server. */
export const site = readSite(
  document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content,
);
