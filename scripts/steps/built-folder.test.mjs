import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { keepBuilt } from './built-folder.mjs';

function place() {
  const root = mkdtempSync(join(tmpdir(), 'chalkline-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'dist');
  return {
    root,
    folder,
    workshop: join(root, 'workshop'),
    page: () => readFileSync(join(folder, 'page'), 'utf8'),
  };
}

function writing(text, seen = () => null) {
  return async (fresh) => {
    mkdirSync(fresh);
    seen();
    writeFileSync(join(fresh, 'page'), text);
  };
}

/** Another process that keeps the folder built and writes down that it made it. */
function another({ root, folder, workshop }, name) {
  const source = `
    import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { keepBuilt } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'built-folder.mjs')).href)};
    await keepBuilt({
      folder: ${JSON.stringify(folder)}, workshop: ${JSON.stringify(workshop)}, wanted: 'one',
      make: async (fresh) => {
        appendFileSync(${JSON.stringify(join(root, 'made'))}, ${JSON.stringify(`${name}\n`)});
        mkdirSync(fresh);
        await pause(300);
        writeFileSync(fresh + '/page', 'whole');
      },
    });`;
  return once(
    spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'inherit' }),
    'exit',
  );
}

it('is made by one of several processes, and whole for all of them', async () => {
  const here = place();
  const ends = await Promise.all(['a', 'b', 'c'].map((name) => another(here, name)));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(join(here.root, 'made'), 'utf8')).toMatch(/^[abc]\n$/);
  expect(here.page()).toBe('whole');
  expect(readdirSync(here.workshop)).toEqual([]);
});

it('stays as it was while the next is made, and when that fails', async () => {
  const { page, ...where } = place();
  await keepBuilt({ ...where, wanted: 'one', make: writing('first') });
  const failing = keepBuilt({
    ...where,
    wanted: 'two',
    make: async (fresh) => {
      await writing('half', () => expect(page()).toBe('first'))(fresh);
      throw new Error('no room');
    },
  });
  await expect(failing).rejects.toThrow('no room');
  expect(page()).toBe('first');
  await keepBuilt({ ...where, wanted: 'two', make: writing('second', () => expect(page()).toBe('first')) });
  expect(page()).toBe('second');
  expect(readdirSync(where.workshop)).toEqual([]);
});

it('is built once for the same sources, and again after it was deleted', async () => {
  const { page, ...where } = place();
  let made = 0;
  const build = () => keepBuilt({ ...where, wanted: 'one', make: writing('page', () => (made += 1)) });
  await build();
  await build();
  expect(made).toBe(1);
  rmSync(where.folder, { recursive: true });
  await build();
  expect([made, page()]).toEqual([2, 'page']);
});

it('waits for no process that is gone', async () => {
  const { page, ...where } = place();
  const gone = spawn(process.execPath, ['--eval', '']);
  await once(gone, 'exit');
  mkdirSync(join(where.workshop, 'new-1'), { recursive: true });
  writeFileSync(join(where.workshop, 'lock'), String(gone.pid));
  await Promise.all([1, 2, 3].map(() => keepBuilt({ ...where, wanted: 'one', make: writing('page') })));
  expect([page(), existsSync(join(where.workshop, 'lock'))]).toEqual(['page', false]);
});
