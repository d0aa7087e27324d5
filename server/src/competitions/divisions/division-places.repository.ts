import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { sql } from 'drizzle-orm';

const states = sql.raw(placeHoldingStates.map((state) => `'${state}'`).join(', '));

/** Whether a row of `entries`, spelled out so in the query, takes one of its division's places. */
export const holdsAPlace = sql`entries.state in (${states})`;
