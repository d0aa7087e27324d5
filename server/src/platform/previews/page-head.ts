import type { PagePreview } from './previews.ts';

const mostLetters = 100_000;
const limits = { title: 200, description: 300, site: 60 } as const;

/** What the head of a page says of it, as plain text; null without a title. */
export function readPageHead(html: string, url: URL): PagePreview | null {
  const [head = ''] = html.slice(0, mostLetters).split(/<\/head\s*>|<body[\s>]/i, 1);
  const metas = [...head.matchAll(/<meta\s([^<>]{1,2000})>/gi)].map(([, inside = '']) =>
    attributesIn(inside),
  );
  const said = (name: string) =>
    metas.find((meta) => [meta.get('property'), meta.get('name')].includes(name))?.get('content');
  const written = /<title[^<>]{0,200}>([^<]{0,2000})/i.exec(head)?.[1];
  const title = textOf(said('og:title') ?? written ?? '', limits.title);
  if (title === '') return null;
  const description = textOf(said('og:description') ?? said('description') ?? '', limits.description);
  const site = textOf(said('og:site_name') ?? '', limits.site) || url.hostname.replace(/^www\./, '');
  return { title, description: description || null, site };
}

function attributesIn(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/([\w:-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? '';
      return [name.toLowerCase(), name.toLowerCase() === 'content' ? value : value.toLowerCase()];
    }),
  );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Without what isn't a letter on a screen, nor what turns the direction of others around it. */
function textOf(html: string, most: number): string {
  const text = html
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) =>
      name
        ? (named[name.toLowerCase()] ?? whole)
        : letterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim();
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
