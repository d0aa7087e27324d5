import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartRefusal } from '../start-refusal.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { quoted, quotedName } from './catalog.ts';
import {
  type BackupSeal,
  type BackupTable,
  filePrefix,
  sealEntry,
  sealSchema,
  tableOfEntry,
} from './manifest.ts';
import { sha256 } from './sha256.ts';

/**
 * Restores the tables' rows and the files, and checks that all of them arrived as they were counted. Throws a
 * `StartRefusal` if anything is missing, altered or truncated.
 */
export async function unpack(
  client: ClientBase,
  store: (key: string, bytes: Buffer) => Promise<void>,
  tables: BackupTable[],
  entries: AsyncIterable<ArchiveEntry>,
): Promise<BackupSeal> {
  const arrived: Pick<BackupSeal, 'tables' | 'files'> = { tables: [], files: [] };
  const filling = fillTables(client, tables, arrived.tables);
  for await (const { name, bytes } of entries) {
    const table = tableOfEntry(name);
    if (table !== null) {
      await filling.upTo(table);
      await filling.write(bytes);
    } else if (name.startsWith(filePrefix)) {
      const key = name.slice(filePrefix.length);
      await store(key, bytes);
      arrived.files.push({ key, bytes: bytes.length, sha256: sha256(bytes) });
    } else if (name === sealEntry) {
      await filling.upTo(tables.length);
      const seal = sealSchema.parse(JSON.parse(bytes.toString()));
      if (same(arrived, { tables: seal.tables, files: seal.files })) return seal;
      throw new StartRefusal('The backup is damaged: its rows or files don’t match its counts.');
    }
  }
  throw new StartRefusal('The backup is damaged: it ends too early.');
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Copies into one table after the other, in the order of the backup; tables without rows have no pieces. */
function fillTables(client: ClientBase, tables: BackupTable[], sums: BackupSeal['tables']) {
  let current = open();

  function open() {
    const table = tables[sums.length];
    if (table === undefined) return null;
    const columns = table.columns.map(quotedName).join(', ');
    const copy = client.query(copyFrom(`COPY ${quoted(table)} (${columns}) FROM STDIN`));
    const done = finished(copy);
    // A refused row can fail at any time; the next write or end gets the error.
    done.catch(() => undefined);
    return { copy, done, hash: createHash('sha256') };
  }

  return {
    /** Finishes the tables before this one, so that its own pieces can follow. */
    async upTo(index: number): Promise<void> {
      while (current !== null && sums.length < index) {
        current.copy.end();
        await current.done;
        sums.push({ rows: current.copy.rowCount, sha256: current.hash.digest('hex') });
        current = open();
      }
    },
    async write(bytes: Buffer): Promise<void> {
      if (current === null)
        throw new StartRefusal('The backup is damaged: it contains more tables than it lists.');
      current.hash.update(bytes);
      if (!current.copy.write(bytes)) await Promise.race([once(current.copy, 'drain'), current.done]);
    },
  };
}
