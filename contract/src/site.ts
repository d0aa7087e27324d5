/**
 * What the web app must know about its installation before it renders anything. The server writes it into the page as
 * the content of a meta element, because the content security policy allows no inline scripts.
 */
export interface Site {
  readonly productName: string;
  readonly corporateMode: boolean;
  /** The organization this installation belongs to; null: people bring their own. */
  readonly corporateIdentifier: string | null;
  /** Of the organization that this page's address or the installation names, on a corporate site. */
  readonly brand: SiteBrand | null;
  /** Links outside the product; null ones aren't shown. */
  readonly links: SiteLinks;
}

/** An organization's branding, as stored for the next page load. */
export interface SiteBrand {
  readonly name: string;
  /** An image URL; null: the name shows instead. */
  readonly logo: string | null;
  /** The `--org-*` variables of ui/tokens.css; none: the colors of the house. */
  readonly variables: Readonly<Record<string, string>>;
}

export const linkNames = [
  'mainSite',
  'trainerSite',
  'terms',
  'privacy',
  'appStore',
  'playStore',
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'x',
] as const;
export type LinkName = (typeof linkNames)[number];
export type SiteLinks = Readonly<Record<LinkName, string | null>>;

export const siteMetaName = 'chalkline-site';

const emptyMeta = `<meta name="${siteMetaName}" content="">`;

/** Writes the site into the built page. Throws if the page has no placeholder for it. */
export function writeSite(page: string, site: Site): string {
  const place = new RegExp(`<meta name="${siteMetaName}" content=""\\s*/?>`);
  if (!place.test(page)) throw new Error(`The page has no ${emptyMeta}`);
  const content = escaped(JSON.stringify(site));
  return page
    .replace(place, () => `<meta name="${siteMetaName}" content="${content}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(site.productName)}</title>`);
}

/** Writes the product's name into the manifest that makes the app installable. */
export function writeManifest(manifest: string, productName: string): string {
  const content = JSON.parse(manifest) as Record<string, unknown>;
  return JSON.stringify({ ...content, name: productName, short_name: productName });
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Reads it back. Pages from the development server have none and get the defaults. */
export function readSite(content: string | null | undefined): Site {
  if (!content) return usualSite;
  return { ...usualSite, ...(JSON.parse(content) as Partial<Site>) };
}

const usualSite: Site = {
  productName: 'Chalkline',
  corporateMode: false,
  corporateIdentifier: null,
  brand: null,
  links: Object.fromEntries(linkNames.map((name) => [name, null])) as Record<LinkName, null>,
};

/**
 * The data for an address's first screen, written into its page: it renders immediately, and the layout doesn't shift
 * when replies arrive.
 */
export const pageDataMetaName = 'chalkline-page-data';
