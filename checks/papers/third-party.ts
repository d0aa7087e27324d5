import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { lockedPackages } from './lock.ts';
import { manifestsOf } from './manifest.ts';
import { type Material, material } from './material.ts';

export const thirdPartyPath = 'docs/third-party.md';

interface Direct {
  readonly name: string;
  readonly license: string;
  readonly inProduct: readonly string[];
  readonly forWork: readonly string[];
}

/** The page that docs/third-party.md must be: every package we ask for, and what else others made. */
export function thirdPartyPage(house: House): string {
  const packages = directDependencies(house);
  return [
    '# Third-party software and material',
    '',
    'Printed by `npx node checks/third-party.ts --write` from the package files, the lock file and',
    '`checks/papers/material.ts`; `npm test` compares. Packages that these bring along are held to the list of',
    'licenses in `checks/papers/licenses.ts`.',
    '',
    '## In the product',
    '',
    ...table(['package', 'license', 'used by'], packages.filter(isProduct).map(productRow)),
    '',
    '## For building and testing only',
    '',
    ...table(['package', 'license', 'used by'], packages.filter((one) => !isProduct(one)).map(workRow)),
    '',
    '## Fonts, data and programs',
    '',
    ...table(['what', 'where', 'license', 'from'], material.map(materialRow)),
    '',
  ].join('\n');
}

/** The page is as it would be printed, and nothing that others made is left off it. */
export function thirdParty(house: House): Finding[] {
  const finding = (path: string, message: string): Finding => ({
    path,
    line: 1,
    rule: 'papers/third-party',
    message,
  });
  const page = house.files.find(({ path }) => path === thirdPartyPath);
  const isPrinted = page?.text === thirdPartyPage(house);
  const unlicensed = directDependencies(house).filter(({ license }) => license === '');
  return [
    ...(isPrinted
      ? []
      : [finding(thirdPartyPath, 'is out of date; run npx node checks/third-party.ts --write')]),
    ...unlicensed.map(({ name }) =>
      finding('package-lock.json', `${name} states no license; choose another package`),
    ),
    ...unlistedMaterial(house).map((path) =>
      finding(
        path,
        'is data or a font without a line in checks/papers/material.ts; add its origin and license',
      ),
    ),
  ];
}

/** The listed material that is neither in the tree nor brought by a package we ask for. */
export function lostMaterial(house: House): Finding[] {
  const asked = new Set(directDependencies(house).map(({ name }) => name));
  return material
    .filter(({ where }) => !asked.has(where) && !house.paths.has(where))
    .map(({ what, where }) => ({
      path: 'checks/papers/material.ts',
      line: 1,
      rule: 'papers/third-party',
      message: `${what} is said to be in ${where}, which is not here; remove its line`,
    }));
}

function unlistedMaterial({ files }: House): string[] {
  const isMaterial = /\.(woff2?|ttf|otf|gz|bin)$|(^|\/)data\/.*\.(csv|json|txt)$/;
  const isListed = (path: string) =>
    material.some(({ where }) => path === where || path.startsWith(`${where}/`));
  return files.map(({ path }) => path).filter((path) => isMaterial.test(path) && !isListed(path));
}

function directDependencies(house: House): readonly Direct[] {
  const licenseOf = new Map(lockedPackages(house).map(({ name, license }) => [name, license]));
  const manifests = [...manifestsOf(house)].map(([folder, manifest]) => ({
    folder: folder || 'all',
    ...manifest,
  }));
  const all = manifests.flatMap((one) => [
    ...Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.devDependencies }),
  ]);
  const names = [...new Set(all)].filter((name) => !name.startsWith('@chalkline/')).sort();
  const folders = (name: string, kind: 'dependencies' | 'optionalDependencies' | 'devDependencies') =>
    manifests.filter((manifest) => name in manifest[kind]).map(({ folder }) => folder);
  return names.map((name) => ({
    name,
    license: licenseOf.get(name) ?? '',
    inProduct: [...folders(name, 'dependencies'), ...folders(name, 'optionalDependencies')],
    forWork: folders(name, 'devDependencies'),
  }));
}

function isProduct({ inProduct }: Direct): boolean {
  return inProduct.length > 0;
}

function productRow({ name, license, inProduct }: Direct): string[] {
  return [name, license, inProduct.join(', ')];
}

function workRow({ name, license, forWork }: Direct): string[] {
  return [name, license, forWork.join(', ')];
}

function materialRow({ what, where, license, from }: Material): string[] {
  return [what, `\`${where}\``, license, from];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
