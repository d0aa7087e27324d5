import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { membershipReply, visitsReply } from './membership.schema.ts';

/** A second scan within this time is the same visit. */
export const sameVisitMinutes = 10;
/** The days that visits are counted over. */
export const recentVisitDays = 30;

/** What the QR code of a member says, or the membership that the desk found. */
export const newVisit = z
  .strictObject({ code: lineField(200).optional(), membershipId: idField.optional() })
  .refine(({ code, membershipId }) => (code === undefined) !== (membershipId === undefined), {
    path: ['code'],
    error: 'either a code or a membership is needed',
  });
export type NewVisit = z.output<typeof newVisit>;

/** `again`: came in a moment ago; `due`: may come in, and has to pay; others stay out. */
export const visitVerdicts = ['in', 'again', 'due', 'unpaid', 'frozen', 'over'] as const;
export type VisitVerdict = (typeof visitVerdicts)[number];

export const visitReply = z.object({
  verdict: z.enum(visitVerdicts),
  membership: membershipReply,
  /** The last visit before this one; null: the first one. */
  lastVisitAt: momentField.nullable(),
  /** In the last 30 days, this one included. */
  recentVisits: z.int(),
  /** The visit that counts, to undo where it was somebody else; null: nobody was let in. */
  undoable: z.string().nullable(),
  /** Titles of the gym’s waivers that they haven’t signed. */
  missingWaivers: z.array(z.string()),
});
export type VisitReply = z.output<typeof visitReply>;

export const visitParams = z.strictObject({ visitId: idField });

/** A membership and when its member came. */
export const memberVisits = z.object({ membership: membershipReply, visits: visitsReply });
export type MemberVisits = z.output<typeof memberVisits>;
