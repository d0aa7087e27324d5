import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '../database/database.ts';
import { StartRefusal } from '../start-refusal.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import {
  appliedMigrations,
  jobQueueVersion,
  quoted,
  quotedName,
  sequences,
  storedTables,
} from './catalog.ts';
import {
  type BackupHead,
  type BackupSeal,
  type BackupSummary,
  type BackupTable,
  filePrefix,
  headEntry,
  sealEntry,
  summaryOf,
  tableEntry,
} from './manifest.ts';
import { sha256 } from './sha256.ts';

export interface BackupSource {
  database: OpenDatabase;
  storage: FileStorage;
  release: string;
  /** null where the person keeps it, as with DATABASE_URL. */
  appSecret: string | null;
}

const pieceSize = 4 * 1024 * 1024;

/**
 * Writes everything into one .tar.gz: all rows as one snapshot saw them, then the files. The server may be
 * running and writing meanwhile. The file appears under its name only when it is whole.
 */
export async function makeBackup(source: BackupSource, path: string, now: Date): Promise<BackupSummary> {
  if (existsSync(path)) throw new StartRefusal(`${path} already exists. Choose another name.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const client = await source.database.pool.connect();
  let seal: BackupSeal = { tables: [], files: [], sequences: [] };
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const head = await describe(client, source, now);
    await writeArchive(unfinished, async (archive) => {
      await archive.add(headEntry, json(head));
      seal = {
        tables: await addTables(archive, client, head.tables),
        // After the rows: a file is stored before the row that names it, so none that a row names is missed.
        files: await addFiles(archive, source.storage),
        sequences: await sequences(client),
      };
      await archive.add(sealEntry, json(seal));
    });
    await client.query('COMMIT');
    await rename(unfinished, path);
    return summaryOf(seal);
  } finally {
    await rm(unfinished, { force: true });
    // Destroyed: a failed COPY leaves the connection in the middle of it.
    client.release(true);
  }
}

async function describe(client: ClientBase, source: BackupSource, now: Date): Promise<BackupHead> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) {
    throw new StartRefusal('There’s nothing to back up: this database has no Chalkline tables yet.');
  }
  return {
    product: 'chalkline backup',
    format: 1,
    madeAt: now.toISOString(),
    release: source.release,
    migrations,
    jobQueue: await jobQueueVersion(client),
    appSecret: source.appSecret,
    tables: await storedTables(client),
  };
}

async function addTables(archive: ArchiveWriter, client: ClientBase, tables: BackupTable[]) {
  const sums: BackupSeal['tables'] = [];
  for (const [index, table] of tables.entries()) {
    const columns = table.columns.map(quotedName).join(', ');
    const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${quoted(table)}) TO STDOUT`));
    const hash = createHash('sha256');
    let piece = 0;
    for await (const bytes of inPieces(rows)) {
      hash.update(bytes);
      await archive.add(tableEntry(index, table, piece), bytes);
      piece += 1;
    }
    // The count comes after the last row: it's there once another query has its turn.
    await client.query('SELECT');
    sums.push({ rows: rows.rowCount, sha256: hash.digest('hex') });
  }
  return sums;
}

async function* inPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function addFiles(archive: ArchiveWriter, storage: FileStorage): Promise<BackupSeal['files']> {
  const sums: BackupSeal['files'] = [];
  for await (const key of storage.keys()) {
    const file = await storage.get(key);
    // Removed since it was listed.
    if (file === null) continue;
    const bytes = await buffer(file.stream);
    await archive.add(`${filePrefix}${key}`, bytes);
    sums.push({ key, bytes: bytes.length, sha256: sha256(bytes) });
  }
  return sums;
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
