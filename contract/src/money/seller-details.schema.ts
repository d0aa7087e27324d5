import { z } from 'zod';
import { optionalLine, optionalText } from '../http/fields.ts';
import { rateField } from './money.schema.ts';

/** How receipts name a seller, and the tax on what it sells. */
export const sellerDetails = z.strictObject({
  /** Empty: the name of the person or the company. */
  legalName: optionalLine(200),
  /** Its lines, as on an envelope. */
  address: optionalText(500),
  taxNumber: optionalLine(50),
  /** In hundredths of a percent, for what has no rate of its own. */
  taxRate: rateField,
  /** Whether prices have the tax inside. */
  taxIncluded: z.boolean(),
});
export type SellerDetails = z.output<typeof sellerDetails>;

export const sellerDetailsReply = z.object({
  ...sellerDetails.shape,
  /** The name of the person or the company. */
  name: z.string(),
});
export type SellerDetailsReply = z.output<typeof sellerDetailsReply>;
