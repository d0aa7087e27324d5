import type { ClientBase } from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import type { FileStorage } from '../storage/storage.ts';
import { quoted, storedTables } from './catalog.ts';

/** What migrating fills by itself: rows there say nothing about use. */
const filledByMigrating: ReadonlySet<string> = new Set(['platform.live_head', 'activities.types']);

function isFilledByMigrating({ schema, name }: { schema: string; name: string }): boolean {
  return schema === 'drizzle' || schema === 'pgboss' || filledByMigrating.has(`${schema}.${name}`);
}

/** Throws a `StartRefusal` unless no table holds a row and no file is stored. */
export async function assertEmpty(client: ClientBase, storage: FileStorage): Promise<void> {
  for (const table of await storedTables(client)) {
    if (isFilledByMigrating(table)) continue;
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS used`);
    if (rows[0].used) {
      throw new StartRefusal(
        `This database is not empty (${table.schema}.${table.name} has rows). Restore into an empty one: choose another DATA_DIR or DATABASE_URL.`,
      );
    }
  }
  for await (const key of storage.keys()) {
    throw new StartRefusal(
      `There are already files (${key}). Restore into an empty folder or bucket: choose another DATA_DIR or S3_BUCKET.`,
    );
  }
}
