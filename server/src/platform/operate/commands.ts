import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { makeBackup } from '../backup/make-backup.ts';
import type { BackupSummary } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Config } from '../config/config.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { removeEmbeddedDatabase } from '../embedded/embedded.ts';
import { say } from '../launch/finish-with.ts';
import { startDatabase, visitDatabase } from '../launch/process-database.ts';
import type { Log } from '../log/log.ts';
import { migrate, migrationState } from '../migrations/migrate.ts';
import { StartRefusal } from '../start-refusal.ts';
import { makeStorage } from '../storage/make-storage.ts';
import { openConsole } from './console.ts';

/** What a command receives: the configuration, a log, and the arguments after its name. */
export interface Order {
  config: Config;
  log: Log;
  release: string;
  file: string | undefined;
  yes: boolean;
}

export const commands: Readonly<Record<string, (order: Order) => Promise<number | undefined>>> = {
  async backup(order) {
    const path = fileOf(order, 'backup');
    return onVisit(order, async (database) => {
      const { config, release } = order;
      const appSecret = config.databaseUrl === null ? config.appSecret : null;
      const source = { database, storage: makeStorage(config), release, appSecret };
      sayDone(`Backed up to ${path}`, await makeBackup(source, path, new Date()));
    });
  },

  async restore(order) {
    const path = fileOf(order, 'restore');
    const { config } = order;
    const server = await startDatabase(config, order.log);
    return withPool(server, async (database) => {
      const keepAppSecret = config.databaseUrl === null ? keepIn(config.dataDir) : undefined;
      const target = { database, storage: makeStorage(config), keepAppSecret };
      sayDone(`Restored from ${path}`, await restoreBackup(target, path));
    });
  },

  async migrate(order) {
    return onVisit(order, async (database) => {
      await migrate(database);
      const { applied } = await migrationState(database);
      say(`The database is up to date: ${applied} migrations applied.`);
    });
  },

  async reset({ config, log, yes }) {
    if (config.databaseUrl !== null) {
      throw new StartRefusal('`reset` only deletes the embedded database, but DATABASE_URL is set.');
    }
    const question = `Delete the database and the files in ${config.dataDir} permanently?`;
    if (!(await confirmed(question, yes))) return 1;
    await removeEmbeddedDatabase({ dataDir: config.dataDir, log });
    await rm(join(config.dataDir, 'files'), { recursive: true, force: true });
    say('Deleted. The next start creates an empty database.');
    return 0;
  },

  async console(order) {
    const server = await visitDatabase(order.config, order.log);
    try {
      return await openConsole(server.url);
    } finally {
      await server.stop();
    }
  },
};

function fileOf({ file }: Order, command: string): string {
  if (file !== undefined) return resolve(process.env.INIT_CWD ?? '.', file);
  throw new StartRefusal(`Which file? Example: npm run db -- ${command} chalkline-backup.tar.gz`);
}

async function onVisit(
  { config, log }: Order,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<undefined> {
  return withPool(await visitDatabase(config, log), work);
}

async function withPool(
  server: { url: string; stop(): Promise<void> },
  work: (database: OpenDatabase) => Promise<void>,
): Promise<undefined> {
  const database = openDatabase({ url: server.url, connections: 3 });
  try {
    await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** Sealed jobs and sessions of the backup only open with its own secret. */
function keepIn(dataDir: string): (secret: string) => Promise<void> {
  return async (secret) => {
    const file = join(dataDir, 'app-secret');
    await writeFile(`${file}.new`, secret, { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
}

function sayDone(what: string, { tables, rows, files }: BackupSummary): void {
  say(`${what}: ${rows} rows in ${tables} tables, ${files} files.`);
}

/** Asks for confirmation at the terminal; without a terminal only `--yes` counts. */
async function confirmed(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new StartRefusal(`${question} Confirm with --yes.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await prompt.question(`${question} Type yes: `)).trim() === 'yes';
  } finally {
    prompt.close();
  }
}
