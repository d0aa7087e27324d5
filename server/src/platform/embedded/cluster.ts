import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { runProgram } from './programs.ts';

export const superuser = 'chalkline';
const majorVersion = '18';

/** Creates the cluster if it doesn't exist, and returns its superuser's password. */
export async function ensureCluster(home: Home, binaries: Binaries, durable: boolean): Promise<string> {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(ignoreMissing);
  if (version === undefined) return createCluster(home, binaries, durable);
  if (version.trim() !== majorVersion) {
    throw new StartRefusal(
      `The database in ${home.cluster} is of PostgreSQL ${version.trim()}, this release runs ${majorVersion}. Make a backup with the release that made it (npm run db -- backup FILE) and restore it here into an empty DATA_DIR.`,
    );
  }
  return keptPassword(home);
}

function passwordFile(home: Home): string {
  return join(home.folder, 'password');
}

/** The superuser's password of an existing cluster. */
export async function keptPassword(home: Home): Promise<string> {
  return (await readFile(passwordFile(home), 'utf8')).trim();
}

async function createCluster(home: Home, binaries: Binaries, durable: boolean): Promise<string> {
  // A cluster only gets its final name when it is complete.
  const unfinished = `${home.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile(home), { force: true });
  await writeFile(passwordFile(home), password, { mode: 0o600 });
  const handedOver = join(home.folder, 'password.handed-over');
  await rm(handedOver, { force: true });
  await writeFile(handedOver, password, { mode: 0o600, flag: 'wx' });
  if (home.user !== null) {
    await chown(unfinished, home.user.uid, home.user.gid);
    await chown(handedOver, home.user.uid, home.user.gid);
  }
  try {
    const made = await runProgram(
      binaries.initdb,
      [
        '--pgdata',
        unfinished,
        '--username',
        superuser,
        '--pwfile',
        handedOver,
        // Iterations slow down guessing. No one guesses 24 random bytes, and iterations would slow down every
        // connection.
        '--auth',
        'scram-sha-256',
        '-c',
        'scram_iterations=1',
        '--encoding',
        'UTF8',
        // The same collation on every system, whatever its C library or ICU.
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--text-search-config',
        'simple',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      home.user,
    );
    if (made.code !== 0) throw new Error(`initdb ended with ${made.code}: ${made.output}`);
  } catch (failure) {
    await rm(unfinished, { recursive: true, force: true });
    throw failure;
  } finally {
    await rm(handedOver, { force: true });
  }
  // Our settings are outside of the cluster, where the database user can't change them.
  await appendFile(join(unfinished, 'postgresql.conf'), "\ninclude '../chalkline.conf'\n");
  await rename(unfinished, home.cluster);
  return password;
}

function ignoreMissing(failure: NodeJS.ErrnoException): undefined {
  if (failure.code !== 'ENOENT') throw failure;
}
