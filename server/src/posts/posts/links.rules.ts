const address = /https?:\/\/[^\s<>()[\]"']+/g;

/** The http links of a text, without the punctuation after them. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(address)]
    .map(([link]) => link.replace(/[.,;:!?]+$/, ''))
    .filter((link) => URL.canParse(link));
}

/** The first link to another site than this one. */
export function linkIn(text: string, site: string): string | null {
  const { origin } = new URL(site);
  return linksIn(text).find((link) => new URL(link).origin !== origin) ?? null;
}
