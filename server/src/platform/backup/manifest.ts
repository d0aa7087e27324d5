import { z } from 'zod';

/** The first entry of a backup: what a restore must know before the rows come. */
export const headSchema = z.object({
  product: z.literal('chalkline backup'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** The migrations that the rows fit, oldest first, by their hash. */
  migrations: z.array(z.string()),
  /** The version of the job queue's own tables. */
  jobQueue: z.number(),
  /** The secret that tokens and sealed jobs depend on, where it was made and kept by us. */
  appSecret: z.string().nullable(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHead = z.output<typeof headSchema>;
export type BackupTable = BackupHead['tables'][number];

/** The last entry: what everything before must add up to. */
export const sealSchema = z.object({
  /** In the order of the head's tables; the hash is over the rows in COPY's text form. */
  tables: z.array(z.object({ rows: z.number(), sha256: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
});
export type BackupSeal = z.output<typeof sealSchema>;

export const headEntry = 'head.json';
export const sealEntry = 'seal.json';

/** `tables/0004-public.scores/000002.copy`: the table's place in the head, its name for people, the piece. */
export function tableEntry(index: number, { schema, name }: BackupTable, piece: number): string {
  return `tables/${pad(index, 4)}-${schema}.${name}/${pad(piece, 6)}.copy`;
}

/** The table's place in the head, or null when the entry is no piece of a table. */
export function tableOfEntry(entry: string): number | null {
  const found = /^tables\/(\d+)-/.exec(entry);
  return found === null ? null : Number(found[1]);
}

export const filePrefix = 'files/';

/** What a backup or a restore went through, for the person who waits. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

export function summaryOf(seal: BackupSeal): BackupSummary {
  return {
    tables: seal.tables.length,
    rows: seal.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: seal.files.length,
  };
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
