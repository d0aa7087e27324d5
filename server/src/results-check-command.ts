import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkResults } from './competitions/result-folders/result-folders.check.service.ts';
import { readResults } from './competitions/result-folders/result-folders.read.service.ts';
import { describeComparison } from './competitions/result-folders/results-report.rules.ts';
import { openParts } from './open-parts.ts';
import { TestClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { removeEmbeddedDatabase, startEmbeddedDatabase } from './platform/embedded/embedded.ts';
import { Refusal } from './platform/http/refusal.ts';
import { finishWith, say } from './platform/launch/finish-with.ts';
import { Lifetime } from './platform/launch/lifetime.ts';
import { makeLog } from './platform/log/log.ts';
import type { Parts } from './platform/parts.ts';
import { StartRefusal } from './platform/start-refusal.ts';

/** So many faults of a folder are shown; how many there are is always said. */
const faultsShown = 20;

/** `npm run results:check -- FOLDER…`: holds the competitions of these folders here and compares the boards. */
await finishWith(async () => {
  const { seed, folders } = readArguments();
  const clock = new TestClock('2026-01-10T08:00:00.000Z');
  return withDatabase(clock, async (parts) => {
    let failed = 0;
    for (const folder of folders) {
      const isGood = await checkFolder({ parts, advance: (time) => clock.advance(time) }, folder, seed);
      if (!isGood) failed += 1;
    }
    say(`${folders.length - failed} of ${folders.length} folders as published (seed ${seed}).`);
    return failed === 0 ? 0 : 1;
  });
});

function readArguments(): { seed: number; folders: string[] } {
  const { values, positionals: folders } = parseArgs({
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new StartRefusal('The seed must be a whole number, such as --seed 7.');
  if (folders.length === 0) {
    throw new StartRefusal(
      'Which folders? Example: npm run results:check -- path/to/folder. See docs/result-folders.md.',
    );
  }
  return { seed, folders };
}

async function checkFolder(
  checking: { parts: Parts; advance: (milliseconds: number) => void },
  path: string,
  seed: number,
): Promise<boolean> {
  const began = performance.now();
  const name = basename(path);
  const reading = await readResults(path);
  if ('faults' in reading) {
    say(`${name}: can’t be checked.`);
    for (const fault of reading.faults.slice(0, faultsShown)) say(`  ${fault}`);
    const more = reading.faults.length - faultsShown;
    if (more > 0) say(`  … and ${more} more`);
    return false;
  }
  const comparison = await checkResults(checking, reading.folder, seed).catch((failure: unknown) => {
    const isSentence = failure instanceof Error && failure.constructor === Error;
    if (!isSentence && !(failure instanceof Refusal)) throw failure;
    return failure.message;
  });
  if (typeof comparison === 'string') {
    say(`${name}: can’t be checked.\n  ${comparison}`);
    return false;
  }
  const { lines, isGood } = describeComparison(name, comparison);
  say(lines.join('\n'));
  say(`  in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return isGood;
}

/** A database of its own that forgets everything; nothing of it outlives the command. */
async function withDatabase(clock: TestClock, work: (parts: Parts) => Promise<number>): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chalkline-results-'));
  const config = readConfig({ DATA_DIR: dataDir, ROLE: 'web', DEMO: 'off', LOG_LEVEL: 'error' });
  const log = makeLog('error');
  const life = new Lifetime(log);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const reachDatabase = () => startEmbeddedDatabase({ dataDir, log, settings });
  try {
    const { parts } = await openParts({ config, log, life, reachDatabase, clock });
    return await work(parts);
  } finally {
    await life.end();
    await removeEmbeddedDatabase({ dataDir, log });
    await rm(dataDir, { recursive: true, force: true });
  }
}
