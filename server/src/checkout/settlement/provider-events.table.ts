import { day } from '@chalkline/contract/spans.ts';
import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { keepFor } from '../../platform/database/retention.ts';
import { checkoutSchema } from '../checkout.table.ts';

/** Webhooks that came, each once however often it was sent. What they say is never believed, only what they're about. */
export const providerEvents = checkoutSchema.table(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** The provider's own word, such as `payment_intent.succeeded`. */
    kind: text('kind').notNull(),
    about: text('about', { enum: ['payment', 'refund', 'account', 'payout', 'dispute'] }),
    reference: text('reference'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** A provider resends for days at most; after that a repeat would do no harm either. */
export const providerEventRetention = keepFor(90 * day, providerEvents.handledAt);

export type ProviderEventRow = typeof providerEvents.$inferSelect;
