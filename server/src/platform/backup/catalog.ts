import type { ClientBase } from 'pg';
import type { BackupSeal, BackupTable } from './manifest.ts';

const ours = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

/** Statistics the queue collects again each day, in one partition per day. */
const countedAnew = "n.nspname = 'pgboss' AND c.relname = 'queue_stats'";

/** Every table, with its stored (not generated) columns. A partitioned table represents its partitions. */
export async function storedTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence <> 't'
      AND NOT (${countedAnew}) AND ${ours}
    GROUP BY n.nspname, c.relname
    ORDER BY n.nspname, c.relname`);
  return rows;
}

/** The position of every sequence. At worst it is later than the snapshot, which skips numbers but repeats none. */
export async function sequences(client: ClientBase): Promise<BackupSeal['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${ours} ORDER BY 1, 2`);
  const standing: BackupSeal['sequences'] = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(sequence)}`,
    );
    for (const value of values) standing.push({ ...sequence, ...value });
  }
  return standing;
}

/** The statements that drop all foreign keys, and those that add and validate them again. */
export async function foreignKeys(client: ClientBase): Promise<{ drop: string[]; add: string[] }> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT k.conrelid::regclass::text AS table, quote_ident(k.conname) AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${ours}`);
  return {
    drop: rows.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    add: rows.map(
      ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    ),
  };
}

/** The statements that disable all of our own triggers, and those that restore each to its previous state. */
export async function triggers(client: ClientBase): Promise<{ silence: string[]; restore: string[] }> {
  const { rows } = await client.query<{ table: string; name: string; enabled: 'O' | 'D' | 'R' | 'A' }>(`
    SELECT c.oid::regclass::text AS table, quote_ident(t.tgname) AS name, t.tgenabled AS enabled
    FROM pg_trigger t
    JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND ${ours}`);
  const words = { O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA', D: 'DISABLE' };
  return {
    silence: rows.map(({ table, name }) => `ALTER TABLE ${table} DISABLE TRIGGER ${name}`),
    restore: rows.map(({ table, name, enabled }) => `ALTER TABLE ${table} ${words[enabled]} TRIGGER ${name}`),
  };
}

/** The hashes of the applied migrations, oldest first; none before the first migration. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS t`);
  if (found[0].t === null) return [];
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** The schema version of pg-boss. */
export async function jobQueueVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? 0;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${quotedName(schema)}.${quotedName(name)}`;
}

export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
