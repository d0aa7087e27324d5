import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from './build-web.mjs';
import { projectFolder } from './project.mjs';

/**
 * Bytes of script, brotli, without headers. Raise one only for what a visitor sees at once; the table of routes is
 * part of it and takes about 60 bytes per screen.
 */
const firstViews = { home: 152_500, leaderboard: 164_700 };
/** Script files of the control room with all its parts; most screens need fewer. */
const mostFiles = 46;

const dist = join(projectFolder, 'web', 'dist');
const sizeOf = (file) => readFileSync(join(dist, file)).length;
const readJson = (file) => JSON.parse(readFileSync(join(dist, file), 'utf8'));

beforeAll(() => buildWeb(process.execPath), 240_000);

describe('the built web app', () => {
  it('has no script under 1 kB, but for the bundler’s own', () => {
    const tiny = readdirSync(join(dist, 'assets'))
      .filter((file) => file.endsWith('.js') && !file.startsWith('rolldown-runtime-'))
      .filter((file) => readFileSync(join(dist, 'assets', file)).length < 1000);
    expect(tiny).toEqual([]);
  });

  it.each(Object.entries(firstViews))('sends a first visitor of %s no more than %i bytes', (screen, most) => {
    const { files } = readJson('.first-screens.json')[screen];
    const own = files.map((file) => file.replace('/competition/', ''));
    const scripts = new Set([...scriptsOf(entryOf()), ...own].filter((file) => file.endsWith('.js')));
    const bytes = [...scripts].map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
    expect(
      [...scripts].filter((file) => /\/(zod|layers|dialogs|forms|shared|contract-checked)-/.test(file)),
    ).toEqual([]);
  });

  it('loads no file of more than 200 kB with a screen, but for React, and no reader of codes or recordings', () => {
    const shell = new Set(scriptsOf(entryOf()));
    const heavy = Object.keys(readJson('.vite/manifest.json'))
      .filter((key) => /\.(screen|part|section)\.tsx$/.test(key))
      .flatMap((key) => scriptsOf(key).map((file) => [key, file]))
      .filter(([, file]) => !shell.has(file))
      .filter(([, file]) => /\/(barcodes|read-recording|dom)-/.test(file) || sizeOf(file) > 200_000);
    expect(heavy).toEqual([]);
    expect([...shell].filter((file) => sizeOf(file) > 200_000 && !/\/react-/.test(file))).toEqual([]);
  });

  it('has no two scripts that need each other, so that each finds what it needs ready', () => {
    const manifest = readJson('.vite/manifest.json');
    const isCircular = (key) => (manifest[key].imports ?? []).some((each) => needed(each, manifest).has(key));
    expect(Object.keys(manifest).filter(isCircular)).toEqual([]);
  });

  it('opens every screen with a handful of files', () => {
    const shell = scriptsOf(entryOf());
    const screens = Object.keys(readJson('.vite/manifest.json')).filter((key) => key.endsWith('.screen.tsx'));
    expect(screens.length).toBeGreaterThan(20);
    const many = screens
      .map((screen) => [screen, new Set([...shell, ...scriptsOf(screen)]).size])
      .filter(([, files]) => files > mostFiles);
    expect(many).toEqual([]);
  });
});

describe('the files that the page of a screen names', () => {
  const screens = () => readJson('.screens.json');
  const named = (name) => screens()[name].map((file) => file.replace('/competition/', ''));

  it('are there for every address, with the screen’s own and all that it imports', () => {
    const { addresses } = readAddresses();
    expect(Object.keys(screens()).sort()).toEqual(addresses);
    const shell = new Set(scriptsOf(entryOf()));
    const sources = Object.keys(readJson('.vite/manifest.json')).filter((key) => key.endsWith('.screen.tsx'));
    const all = new Set(addresses.flatMap(named));
    expect(sources.flatMap(scriptsOf).filter((file) => !shell.has(file) && !all.has(file))).toEqual([]);
    expect(addresses.flatMap(named).filter((file) => shell.has(file))).toEqual([]);
  });

  it.each([
    ['communityDetail', ['src/features/groups/pages/community.screen.tsx']],
    ['eventDetail', ['src/features/events/detail/event-detail.screen.tsx']],
    ['revenues', ['src/features/checkout/selling/revenues.screen.tsx']],
  ])('are those that %s asks for', (name, sources) => {
    const shell = new Set(scriptsOf(entryOf()));
    const needed = sources.flatMap(scriptsOf).filter((file) => !shell.has(file));
    expect(named(name)).toEqual(expect.arrayContaining(needed));
  });
});

/** The names of all addresses, in their order. */
function readAddresses() {
  const text = readFileSync(join(projectFolder, 'contract', 'src', 'urls.ts'), 'utf8');
  const table = /export const addresses = \{(.*?)\n\} as const/s.exec(text)?.[1] ?? '';
  return { addresses: [...table.matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name).sort() };
}

function entryOf() {
  const manifest = readJson('.vite/manifest.json');
  return Object.keys(manifest).find((key) => manifest[key].isEntry);
}

/** The script of a source and those it imports at once, and so on. */
function scriptsOf(source) {
  const manifest = readJson('.vite/manifest.json');
  return [...needed(source, manifest)].map((key) => manifest[key].file);
}

function needed(source, manifest) {
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const each of manifest[key].imports ?? []) add(each);
  };
  add(source);
  return seen;
}
