import { dirname, join } from 'node:path/posix';
import type { Finding } from '../house/finding.ts';
import type { House, SourceFile } from '../house/house.ts';

/** What the documents point to is there: relative links, headings, and the paths the map names. */
export function links(house: House): Finding[] {
  const documents = house.files.filter(({ path }) => /^([^/]+|docs\/.*|[^/]+\/README)\.md$/.test(path));
  return documents.flatMap((page) =>
    prose(page).flatMap((line, index) => faults(house, page, line, index + 1)),
  );
}

/** The lines of a page; fenced examples are blank. */
function prose({ text }: SourceFile): string[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      isFenced = !isFenced;
      return '';
    }
    return isFenced ? '' : line;
  });
}

function faults(house: House, page: SourceFile, line: string, number: number): Finding[] {
  const finding = (message: string): Finding => ({
    path: page.path,
    line: number,
    rule: 'papers/links',
    message,
  });
  const broken = [...line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .flatMap((link) => linkFault(house, page, link) ?? []);
  const named = page.path === 'docs/architecture.md' ? [...line.matchAll(/`([^`]+)`/g)] : [];
  const missing = named
    .map((match) => match[1] ?? '')
    .filter((name) => isPath(house, name) && !house.paths.has(name.replace(/\/$/, '')))
    .map((name) => `\`${name}\` is not in the tree; name the file that does this now`);
  return [...broken, ...missing].map(finding);
}

function linkFault(house: House, page: SourceFile, link: string): string | undefined {
  if (/^([a-z]+:|\/\/)/i.test(link)) return undefined;
  const [target = '', heading] = decodeURI(link).split('#');
  const path = target === '' ? page.path : join(dirname(page.path), target).replace(/\/$/, '');
  if (!house.paths.has(path) && path !== '.')
    return `the link '${link}' leads nowhere; correct it or remove it`;
  const file = house.files.find((one) => one.path === path);
  if (!heading || !file?.path.endsWith('.md') || anchors(file).includes(heading)) return undefined;
  return `the link '${link}' names a heading that ${path} does not have`;
}

function anchors(page: SourceFile): string[] {
  return prose(page)
    .filter((line) => /^#{1,6}\s/.test(line))
    .map((line) =>
      line
        .replace(/^#+\s+/, '')
        .toLowerCase()
        .trim(),
    )
    .map((heading) => heading.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-'));
}

/** A path from the root without gaps to fill in: not `server/src/<domain>/`, nor an address like `/api/docs`. */
function isPath({ paths }: House, name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  return rest.length > 0 && paths.has(first) && /^[\w./@-]+$/.test(name);
}
