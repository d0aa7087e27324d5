import { sql } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import type { LiveMessage } from '../live-events/live.ts';

/** The channel of messages that aren't stored. Unlike a wake-up, its NOTIFY holds the message itself. */
export const passingChannel = 'chalkline_passing';

export interface PassingMessage extends Pick<LiveMessage, 'kind' | 'data'> {
  readonly topics: readonly string[];
}

/** Every process that listens gets it, this one too. */
export async function passMessage(database: Sql, message: PassingMessage): Promise<void> {
  await database.execute(sql`select pg_notify(${passingChannel}, ${JSON.stringify(message)})`);
}

export function readPassing(payload: string | undefined): PassingMessage {
  return JSON.parse(payload ?? '') as PassingMessage;
}
