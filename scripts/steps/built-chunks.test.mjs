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
const firstViews = { home: 151_400, leaderboard: 163_900 };
/** Script files of the control room with all its parts; most screens need fewer. */
const mostFiles = 40;

const dist = join(projectFolder, 'web', 'dist');
const sizeOf = (file) => readFileSync(join(dist, file)).length;
const readJson = (file) => JSON.parse(readFileSync(join(dist, file), 'utf8'));

beforeAll(() => buildWeb(process.execPath));

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
