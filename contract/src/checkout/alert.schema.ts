import { z } from 'zod';
import { idField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencyField } from '../money/money.schema.ts';
import { alertKinds } from './alert-kinds.ts';

export const alertGroups = ['open', 'acknowledged'] as const;
export type AlertGroup = (typeof alertGroups)[number];

export const alertsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  group: z.enum(alertGroups).default('open'),
});
export type AlertsQuery = z.output<typeof alertsQuery>;

export const alertParams = z.strictObject({ alertId: idField });

export const longestAlertNote = 500;

export const alertReply = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  /** What the provider calls it, or its id with us. */
  ref: z.string(),
  /** What it is about, in minor units; null where there is none. */
  amount: z.int().nullable(),
  currency: currencyField.nullable(),
  /** The provider’s code for why it refused. */
  code: z.string().nullable(),
  order: z
    .object({
      id: z.string(),
      title: z.string(),
      buyerName: z.string(),
      seller: z.string(),
      total: z.int(),
      currency: currencyField,
      invoiceNumber: z.string().nullable(),
    })
    .nullable(),
  createdAt: momentField,
  acknowledged: z.object({ by: z.string(), at: momentField, note: z.string() }).nullable(),
});
export type AlertReply = z.output<typeof alertReply>;

/** What was found out or done. */
export const acknowledgement = z.strictObject({ note: textField(longestAlertNote) });
export type Acknowledgement = z.output<typeof acknowledgement>;
