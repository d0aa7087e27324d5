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
/** Milliseconds after which whoever holds the lock is taken for dead, whatever has its number now. */
const longestBuild = 600_000;

/**
 * Makes a folder anew when it was made from something else than `wanted`. Of several processes in one clone one makes
 * it and the others wait for that; it is made beside its place and put there whole, so whoever serves or reads it
 * finds the old one or the new one, and a build that fails or is cut off leaves the old one.
 * @param {{ folder: string, workshop: string, wanted: string, make: (fresh: string) => Promise<void> }} given
 *   `workshop`: on the same disk, for what is not done yet
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

/** Whether the lock is ours now. */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (failure) {
    if (failure.code === 'EEXIST') return false;
    throw failure;
  }
}

/** What the lock says when its process is gone, or when it is older than any build; null when it holds. */
function leftBy(lock) {
  try {
    const said = readFileSync(lock, 'utf8');
    if (Date.now() - statSync(lock).mtimeMs > longestBuild) return said;
    // Between being made and being written it is empty: somebody's, just now.
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
    // Another user's process may not be signaled, but is there.
    return failure.code !== 'ESRCH';
  }
}

/** Moves it aside first: somebody else may have removed it and taken the next one meanwhile. */
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
