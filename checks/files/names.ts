import { basename, extname } from 'node:path/posix';
import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';

/** Names that say nothing: no one looks for anything there. */
const empty = /^(utils?|helpers?|common|misc|shared|stuff)$/;
const emptyEnding = /-(utils?|helpers?|common|misc|shared|stuff)$/;
const emptyBeginning = /^(utils?|helpers?|misc|stuff)-/;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const kebabFiles = ['.ts', '.tsx', '.mjs', '.js', '.css'];

/** Where plain JavaScript is needed; everywhere else code is .ts or .tsx. */
const plainJavaScript: readonly { readonly where: RegExp; readonly why: string }[] = [
  { where: /^scripts\/.*\.mjs$/, why: 'runs on the Node of the host, before anything is installed' },
  { where: /^web\/public\/.*\.js$/, why: 'served to the browser unchanged' },
];

/** Files and folders have names that say what is in them, in one style. */
export function names({ files, paths }: House): Finding[] {
  const inFiles = new Set(files.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const fault = inFiles.has(path) ? fileFault(path) : folderFault(basename(path));
    return fault ? [{ path, line: 1, rule: 'files/names', message: fault }] : [];
  });
}

function folderFault(name: string): string | undefined {
  if (name.startsWith('.')) return undefined;
  return saysNothing(name) ?? spelling(name);
}

function fileFault(path: string): string | undefined {
  const ending = extname(path);
  const segments = basename(path, ending).split('.').filter(Boolean);
  const nothing = segments.map(saysNothing).find(Boolean);
  if (nothing) return nothing;
  if (/^\.([mc]?jsx?|[mc]ts)$/.test(ending) && !plainJavaScript.some(({ where }) => where.test(path))) {
    return `code is .ts or .tsx; plain JavaScript has its place in scripts/*.mjs and web/public`;
  }
  if (!kebabFiles.includes(ending)) return undefined;
  return segments.map(spelling).find(Boolean);
}

function saysNothing(segment: string): string | undefined {
  const isEmpty = empty.test(segment) || emptyEnding.test(segment) || emptyBeginning.test(segment);
  return isEmpty
    ? `'${segment}' does not say what is inside; name it after the one thing it does`
    : undefined;
}

function spelling(segment: string): string | undefined {
  return kebab.test(segment)
    ? undefined
    : `'${segment}' is not kebab-case: small letters, figures and hyphens`;
}
