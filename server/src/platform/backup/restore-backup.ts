import type { ClientBase } from 'pg';
import type { OpenDatabase } from '../database/database.ts';
import { migrate } from '../migrations/migrate.ts';
import { StartRefusal } from '../start-refusal.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import { foreignKeys, jobQueueVersion, quoted, storedTables, triggers } from './catalog.ts';
import {
  type BackupHead,
  type BackupSeal,
  type BackupSummary,
  headEntry,
  headSchema,
  summaryOf,
} from './manifest.ts';
import { assertEmpty } from './restore-target.ts';
import { migrateTo } from './schema-at.ts';
import { unpack } from './unpack.ts';

export interface RestoreTarget {
  database: OpenDatabase;
  storage: FileStorage;
  /** Keeps the secret that the backup brought; absent where the person keeps it. */
  keepAppSecret?: (secret: string) => Promise<void>;
}

/**
 * Puts a backup into an empty database and an empty store of files, all or nothing: the rows become visible
 * only when every row and file has arrived as the backup counted them. Then applies the migrations that are
 * newer than the backup. Throws a `StartRefusal` for a target that is not empty and for a damaged backup.
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<BackupSummary> {
  const entries = readArchive(path);
  const head = headOf(await entries.next(), path);
  const client = await target.database.pool.connect();
  const stored: string[] = [];
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await assertEmpty(client, target.storage);
    const newer = await migrateTo(target.database, head.migrations);
    await assertSameTables(client, head);
    await client.query('BEGIN');
    const seal = await fill(client, head, async () => {
      const store = async (key: string, bytes: Buffer) => {
        stored.push(key);
        await target.storage.put(key, bytes);
      };
      return unpack(client, store, head.tables, entries);
    });
    await client.query('COMMIT');
    if (head.appSecret !== null) await target.keepAppSecret?.(head.appSecret);
    if (newer > 0) await migrate(target.database);
    return summaryOf(seal);
  } catch (failure) {
    for (const key of stored) await target.storage.remove(key);
    throw failure;
  } finally {
    // Destroyed: a failed COPY leaves the connection in the middle of it.
    client.release(true);
  }
}

function headOf(first: IteratorResult<ArchiveEntry>, path: string): BackupHead {
  if (!first.done && first.value.name === headEntry) {
    const head = headSchema.safeParse(JSON.parse(first.value.bytes.toString()));
    if (head.success) return head.data;
  }
  throw new StartRefusal(`${path} isn’t a Chalkline backup.`);
}

/** Rows come in any order, and rows of the past are no news to triggers: both rest until all is in. */
async function fill(
  client: ClientBase,
  head: BackupHead,
  work: () => Promise<BackupSeal>,
): Promise<BackupSeal> {
  const keys = await foreignKeys(client);
  const alarms = await triggers(client);
  const all = head.tables.map(quoted).join(', ');
  await runAll(client, [...keys.drop, ...alarms.silence, `TRUNCATE ${all}`]);
  const seal = await work();
  await runAll(client, [...alarms.restore, ...keys.add]);
  for (const sequence of seal.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      quoted(sequence),
      sequence.value,
      sequence.called,
    ]);
  }
  return seal;
}

async function runAll(client: ClientBase, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** The queue's tables come from its package, not from our migrations, and may have moved on. */
async function assertSameTables(client: ClientBase, head: BackupHead): Promise<void> {
  const here = JSON.stringify(await storedTables(client));
  if (here === JSON.stringify(head.tables) && (await jobQueueVersion(client)) === head.jobQueue) return;
  throw new StartRefusal(
    `The tables of this release differ from those of release ${head.release}, which made the backup. Restore it with that release, then upgrade.`,
  );
}
