import type { Finding } from '../house/finding.ts';
import { type House, lineOf } from '../house/house.ts';
import { lockedPackages } from './lock.ts';

/** Licenses that ask for no more than their notice. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
];

/** Licenses that ask for more, package by package, with why what they ask is met. */
const exceptions: readonly { readonly name: RegExp; readonly license: string; readonly why: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own beside sharp, unchanged and replaceable',
  },
  {
    name: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    why: 'a build tool used unchanged; its license covers its own files only',
  },
  {
    name: /^web-push$/,
    license: 'MPL-2.0',
    why: 'a library used unchanged; its license covers its own files only',
  },
];

/** Packages whose lock line names no license, with the one that their LICENSE file holds. */
const inTheirFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Every package that production installs has a license we may use it under. */
export function licenses(house: House): Finding[] {
  const text = house.files.find(({ path }) => path === 'package-lock.json')?.text ?? '';
  return lockedPackages(house)
    .filter(({ dev }) => !dev)
    .flatMap(({ name, place, license: named }) => {
      const license = named ?? inTheirFile[name];
      if (license && isAllowed(name, license)) return [];
      const message = `${name} is licensed ${license ?? 'under nothing it says'}; leave it out, or record in checks/papers/licenses.ts why it may be used`;
      return [
        { path: 'package-lock.json', line: lineOf(text, `"${place}"`), rule: 'papers/licenses', message },
      ];
    });
}

/** Reads `A OR (B AND C)`: one alternative will do, of a sum every part is needed. */
function isAllowed(name: string, expression: string): boolean {
  const known = (license: string) =>
    allowed.includes(license) || exceptions.some((one) => one.license === license && one.name.test(name));
  const alternatives = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((sum) => sum.split(/\s+AND\s+/).every(known));
}
