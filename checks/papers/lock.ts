import type { Finding } from '../house/finding.ts';
import { type House, lineOf } from '../house/house.ts';
import { manifestsOf } from './manifest.ts';

/** One package as package-lock.json knows it. */
export interface LockedPackage {
  /** Where it is laid: `node_modules/pg`. */
  readonly place: string;
  readonly name: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The packages of the lock file, without the workspaces themselves. */
export function lockedPackages({ files }: House): readonly LockedPackage[] {
  const lock = files.find(({ path }) => path === 'package-lock.json');
  if (!lock) return [];
  const { packages } = JSON.parse(lock.text) as {
    packages: Record<string, Omit<LockedPackage, 'place' | 'name'>>;
  };
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, found]) => ({ ...found, place, name: place.replace(/^.*node_modules\//, '') }));
}

const exact = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** The same tree wherever it is installed, from whichever registry: no host written down, every version exact. */
export function lock(house: House): Finding[] {
  return [...lockFaults(house), ...looseVersions(house), ...registryLines(house)];
}

function lockFaults(house: House): Finding[] {
  const text = house.files.find(({ path }) => path === 'package-lock.json')?.text ?? '';
  const finding = (place: string, message: string): Finding => ({
    path: 'package-lock.json',
    line: lineOf(text, `"${place}"`),
    rule: 'papers/lock',
    message,
  });
  return lockedPackages(house).flatMap(({ place, name, resolved, integrity }) => {
    if (resolved !== undefined) {
      return [
        finding(
          place,
          `${name} names where it was downloaded; install with this folder's .npmrc, which leaves it out`,
        ),
      ];
    }
    return integrity
      ? []
      : [finding(place, `${name} has no integrity hash; remove its entry and install again`)];
  });
}

function looseVersions(house: House): Finding[] {
  return [...manifestsOf(house).values()].flatMap((manifest) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const asked = [dependencies, devDependencies, optionalDependencies].flatMap((all) => Object.entries(all));
    return [...asked, ...overridden(manifest.overrides)]
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => ({
        path: manifest.path,
        line: lineOf(manifest.text, `"${name}"`),
        rule: 'papers/lock',
        message: `${name} is asked for as '${version}'; pin one exact version (npm install --save-exact)`,
      }));
  });
}

function overridden(overrides: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(overrides).flatMap(([name, version]): [string, string][] => {
    if (typeof version === 'object' && version) return overridden(version as Record<string, unknown>);
    return String(version).startsWith('$') ? [] : [[name, String(version)]];
  });
}

function registryLines({ files }: House): Finding[] {
  return files
    .filter(({ path }) => path === '.npmrc' || path.endsWith('/.npmrc'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const message = 'names a registry; which one is used is each machine’s own setting';
        return /^\s*[^#;]*registry\s*=/.test(line)
          ? [{ path, line: index + 1, rule: 'papers/lock', message }]
          : [];
      }),
    );
}
