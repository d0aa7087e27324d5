import { z } from 'zod';
import { emailField, idField, momentField } from '../http/fields.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { registrationDetails } from './registration.schema.ts';

/** How long somebody has to accept a place that is offered to them, at most. */
export const transferDays = 7;

export const myPlaceParams = z.strictObject({ entryId: idField });
export const transferParams = z.strictObject({ entryTransferId: idField });

export const newTransfer = z.strictObject({ email: emailField });
export type NewTransfer = z.output<typeof newTransfer>;

/** A place that the viewer has in a competition. */
export const myPlace = z.object({
  entryId: z.string(),
  divisionId: z.string(),
  division: z.string(),
  isTeam: z.boolean(),
  name: z.string(),
  bib: z.int(),
  /** What its QR code says at check-in; null for one that the staff added. */
  code: z.string().nullable(),
  /** The viewer's order, where they cancel it; null: somebody else bought it, or nobody. */
  orderId: z.string().nullable(),
  /** To whom it's offered, and until when they can accept. */
  transfer: z.object({ email: z.string(), until: momentField }).nullable(),
  /** Until when it can be transferred by the rule that it was bought with; null: it can't. */
  transferUntil: momentField.nullable(),
  can: z.object({
    transfer: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** What comes back by the order's refund rule when they withdraw now, and whether to the viewer; null: nothing was paid. */
  refund: z.object({ amount: amountField, currency: currencyField, isYours: z.boolean() }).nullable(),
});
export type MyPlace = z.output<typeof myPlace>;

/** A place that is offered to the viewer's verified email. */
export const transferReply = z.object({
  id: z.string(),
  from: z.string(),
  competition: z.object({ id: z.string(), name: z.string() }),
  divisionId: z.string(),
  division: z.string(),
  bib: z.int(),
  until: momentField,
  /** Why the viewer can't take it; null while nothing is known that speaks against it. */
  reason: z.string().nullable(),
  /** What the division asks for and the viewer's profile lacks. */
  needs: z.object({ birthDate: z.boolean(), gender: z.boolean() }),
});
export type TransferReply = z.output<typeof transferReply>;

const { name, country, region, affiliate, birthDate, gender, unnamed, answers } = registrationDetails.shape;

/** Who takes the place, as somebody who registers says it. Birth date and gender count only where the profile has none. */
export const acceptedTransfer = z.strictObject({
  name,
  country,
  region,
  affiliate,
  birthDate,
  gender,
  unnamed,
  answers,
});
export type AcceptedTransfer = z.output<typeof acceptedTransfer>;
