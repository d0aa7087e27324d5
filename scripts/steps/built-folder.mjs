import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const noteName = '.built-from';
const lookEvery = 200;
/** After this many milliseconds the process holding the lock counts as dead, whatever now runs under its number. */
const longestBuild = 600_000;

/**
 * Rebuilds a folder when it was built from something other than `wanted`. If several processes of one clone want it,
 * one builds and the others wait. The result is built elsewhere and moved into place in one step, so readers always see
 * either the old folder or the new one, and a failed or interrupted build leaves the old one.
 * @param {{ folder: string, workshop: string, wanted: string, make: (fresh: string) => Promise<void> }} given
 * `workshop`: a folder on the same disk for unfinished work
 */
export async function keepBuilt({ folder, workshop, wanted, make }) {
  const isBuilt = () => builtFrom(folder) === wanted;
  if (isBuilt()) return;
  mkdirSync(workshop, { recursive: true });
  await oneAtATime(join(workshop, 'lock'), async () => {
    if (isBuilt()) return;
    for (const name of readdirSync(workshop)) {
      if (!name.startsWith('lock')) rmSync(join(workshop, name), { recursive: true, force: true });
    }
    const fresh = join(workshop, `new-${process.pid}`);
    await make(fresh);
    writeFileSync(join(fresh, noteName), wanted);
    if (existsSync(folder)) renameSync(folder, join(workshop, `old-${process.pid}`));
    renameSync(fresh, folder);
    rmSync(join(workshop, `old-${process.pid}`), { recursive: true, force: true });
  });
}

function builtFrom(folder) {
  const note = join(folder, noteName);
  return existsSync(note) ? readFileSync(note, 'utf8') : null;
}

async function oneAtATime(lock, work) {
  while (!taken(lock)) {
    const left = leftBy(lock);
    if (left === null) await pause(lookEvery);
    else removeLeft(lock, left);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Whether this process now holds the lock. */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (failure) {
    if (failure.code === 'EEXIST') return false;
    throw failure;
  }
}

/** The content of the lock if its process is gone or it is older than any build; null if it is still held. */
function leftBy(lock) {
  try {
    const said = readFileSync(lock, 'utf8');
    if (Date.now() - statSync(lock).mtimeMs > longestBuild) return said;
    // Between creating and writing it, the file is empty: a process is just taking the lock.
    return said === '' || isAlive(Number(said)) ? null : said;
  } catch (failure) {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    // A process of another user can't be signaled, but it exists.
    return failure.code !== 'ESRCH';
  }
}

/** Moves it aside first: another process may have removed it and taken the lock meanwhile. */
function removeLeft(lock, left) {
  const aside = `${lock}-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== left) linkSync(aside, lock);
  } catch (failure) {
    if (failure.code !== 'ENOENT' && failure.code !== 'EEXIST') throw failure;
  }
  rmSync(aside, { force: true });
}
