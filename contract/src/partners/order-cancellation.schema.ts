import { z } from 'zod';
import { textField } from '../http/fields.ts';
import { piecesField } from './pieces.ts';

export const cancelReasonLength = 200;

/** Without lines: everything. */
export const ownCancellation = z.strictObject({ lines: piecesField(100).optional() });
export type OwnCancellation = z.output<typeof ownCancellation>;

/** The buyer reads the reason. */
export const partnerCancellation = z.strictObject({ reason: textField(cancelReasonLength) });
export type PartnerCancellation = z.output<typeof partnerCancellation>;

/** Who can cancel an order as a whole. */
export const cancelers = ['buyer', 'partner'] as const;
export type Canceler = (typeof cancelers)[number];

/** null: it isn’t canceled, or by refunds alone. `reason` is empty for buyers. */
export const cancellationReply = z.object({ by: z.enum(cancelers), reason: z.string() }).nullable();
