import { tabTitle } from '@chalkline/contract/page-texts.ts';
import { pageDataMetaName } from '@chalkline/contract/site.ts';
import { absoluteUrl } from '@chalkline/contract/urls.ts';
import { pictureSize } from '../pictures/share-picture.ts';
import type { PublicPage } from './public-pages.ts';

export interface HeadOf {
  readonly page: PublicPage;
  /** The whole address of the picture. */
  readonly pictureUrl: string;
  /** The address that was asked for, inside the app. */
  readonly address: string;
  /** Scheme, host and port. */
  readonly site: string;
  readonly productName: string;
}

/** Writes title, description and what pasted links are drawn from into the head of the built page. */
export function writeHead(html: string, { page, pictureUrl, address, site, productName }: HeadOf): string {
  const title = plain(page.title);
  const whole = absoluteUrl(site, encodeURI(page.canonical ?? address));
  const description = shortened(plain(page.description), longestDescription);
  const named = { description, 'twitter:card': 'summary_large_image' };
  const graph = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': whole,
    'og:image': pictureUrl,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': title,
  };
  const tags = [
    `<title>${escaped(tabTitle(title, productName))}</title>`,
    `<link rel="canonical" href="${escaped(whole)}">`,
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}">`),
    ...(page.data
      ? [`<meta name="${pageDataMetaName}" content="${escaped(JSON.stringify(page.data))}">`]
      : []),
    ...Object.entries(graph).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
  ].join('\n    ');
  return html.replace(/<meta name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => tags);
}

/** Letters; search results cut longer ones in the middle of a word. */
const longestDescription = 200;

/**
 * One line, and nothing that turns the direction of what follows: a name must not reach beyond itself. Markup
 * stays the letters that it is.
 */
function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Ends between two words where it can. */
function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
