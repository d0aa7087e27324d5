import type { Sql } from '../database/database.ts';
import type { LiveMessage } from './live.ts';
import { rereadKind } from './live-frames.ts';
import { keepEvents } from './live-outbox.ts';

const mostBytes = 65_536;

/** Writes what is to be told into the outbox; what is too large to send becomes "read it again". */
export async function keepMessage(
  sql: Sql,
  topics: readonly string[],
  { kind, data }: Pick<LiveMessage, 'kind' | 'data'>,
  now: Date,
): Promise<void> {
  const isTooLarge = Buffer.byteLength(JSON.stringify(data) ?? '') > mostBytes;
  await keepEvents(sql, topics, isTooLarge ? { kind: rereadKind, data: null } : { kind, data }, now);
}
