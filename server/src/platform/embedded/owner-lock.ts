import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { startOf } from './processes.ts';

interface Owner {
  pid: number;
  started: string | null;
}

/**
 * Notes this process as the one that runs the database in `folder`. A second living process is refused with a
 * sentence; what a killed one left behind is replaced. Returns the release.
 */
export async function takeOwnership(folder: string, dataDir: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'owner.json');
  const mine = `${lock}.${process.pid}`;
  const note = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Owner);
  await writeFile(mine, note, { mode: 0o600 });
  try {
    // Linking is the one step that fails for all but the first.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await linked(mine, lock)) return () => rm(lock, { force: true });
      const seen = await readFile(lock, 'utf8').catch(ignoreMissing);
      if (seen !== undefined) await discardIfDead(lock, seen, dataDir);
    }
    throw new StartRefusal(`Several servers are starting in ${dataDir} at once. Start one of them again.`);
  } finally {
    await rm(mine, { force: true });
  }
}

/** Whether a living process is noted as the one that runs the database in `folder`. */
export async function hasLivingOwner(folder: string): Promise<boolean> {
  const note = await readFile(join(folder, 'owner.json'), 'utf8').catch(ignoreMissing);
  return note !== undefined && (await livingOwner(note)) !== null;
}

async function livingOwner(note: string): Promise<Owner | null> {
  const owner = parse(note);
  const started = owner === null ? null : await startOf(owner.pid);
  return started !== null && started === owner?.started ? owner : null;
}

async function linked(mine: string, lock: string): Promise<boolean> {
  return link(mine, lock).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'EEXIST') return false;
      throw failure;
    },
  );
}

async function discardIfDead(lock: string, seen: string, dataDir: string): Promise<void> {
  const owner = await livingOwner(seen);
  if (owner !== null) {
    throw new StartRefusal(
      `Another Chalkline server (process ${owner.pid}) is already running on ${dataDir}. Stop it first, or start this one with its own folder: DATA_DIR=/path/to/a/folder.`,
    );
  }
  const aside = `${lock}.${process.pid}.old`;
  await rename(lock, aside).catch(ignoreMissing);
  const taken = await readFile(aside, 'utf8').catch(ignoreMissing);
  // Somebody replaced the dead note between our look and our rename: theirs goes back.
  if (taken !== undefined && taken !== seen) await linked(aside, lock);
  await rm(aside, { force: true });
}

/** Another process may have taken the note away meanwhile. */
function ignoreMissing(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure;
}

function parse(note: string): Owner | null {
  try {
    return JSON.parse(note) as Owner;
  } catch {
    // A note cut off by a full disk or a crash names nobody.
    return null;
  }
}
