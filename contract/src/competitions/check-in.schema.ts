import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencyField } from '../money/money.schema.ts';
import { type EntryState, entryStates } from './entry.lifecycle.ts';

/** Who the desk expects: athletes who were cut were there. */
export const deskStates = ['active', 'cut'] as const satisfies readonly EntryState[];

export function isAtDesk(state: EntryState): boolean {
  return deskStates.some((expected) => expected === state);
}

/** Whether athletes have checked in. */
export const checkInStates = ['waiting', 'in'] as const;
export type CheckInState = (typeof checkInStates)[number];

export const checkInsQuery = z.strictObject({
  ...pageQuery,
  divisionId: idField.optional(),
  state: z.enum(checkInStates).optional(),
  /** What the QR code of a registration says: finds that athlete alone. */
  code: lineField(200).optional(),
});
export type CheckInsQuery = z.output<typeof checkInsQuery>;

export const checkInBody = z.strictObject({ checkedIn: z.boolean() });

/** An athlete or a team as the desk sees them. */
export const checkInReply = z.object({
  entryId: z.string(),
  divisionId: z.string(),
  bib: z.int(),
  name: z.string(),
  state: z.enum(entryStates),
  /** What was paid for the place and what went back of it; null: the organizer added them. */
  payment: z.object({ paid: z.int(), refunded: z.int(), currency: currencyField }).nullable(),
  /** Who competes, and the waivers each hasn’t signed: the athlete, or the members of a team. */
  people: z.array(z.object({ name: z.string(), unsigned: z.array(z.string()) })),
  /** The first check-in, and who did it. */
  checkedIn: z.object({ at: momentField, by: z.string().nullable() }).nullable(),
});
export type CheckInReply = z.output<typeof checkInReply>;

/** Athletes and teams who compete, and how many of them have checked in. */
export const checkInCounts = z.object({
  expected: z.int(),
  checkedIn: z.int(),
  divisions: z.array(z.object({ divisionId: z.string(), expected: z.int(), checkedIn: z.int() })),
});
export type CheckInCounts = z.output<typeof checkInCounts>;
