import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { unpackOnce } from './packaged-browser.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-packaged-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('is complete for everybody who asks for it at once, and nothing half-written stays', async () => {
  const cache = await newFolder();
  const folder = join(cache, 'browser');
  const whole = 'x'.repeat(1000);
  let fills = 0;
  const fill = async (unfinished: string) => {
    fills += 1;
    await writeFile(join(unfinished, 'program'), 'half');
    await wait(fills * 20);
    await writeFile(join(unfinished, 'program'), whole);
  };
  const ask = async () => {
    await unpackOnce(folder, fill);
    return readFile(join(folder, 'program'), 'utf8');
  };
  /** Comes while another is writing. */
  const later = () => wait(10).then(ask);
  expect(await Promise.all([ask(), ask(), later()])).toEqual([whole, whole, whole]);
  expect(await readdir(cache)).toEqual(['browser']);
  const before = fills;
  await ask();
  expect(fills).toBe(before);
});

it('leaves nothing behind when unpacking fails, and says why', async () => {
  const cache = await newFolder();
  const failing = unpackOnce(join(cache, 'browser'), () => Promise.reject(new Error('no space left')));
  await expect(failing).rejects.toThrow('no space left');
  expect(await readdir(cache)).toEqual([]);
});
