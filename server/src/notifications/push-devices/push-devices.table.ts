import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../../accounts/auth/sessions.table.ts';
import { people } from '../../accounts/people/people.table.ts';
import { notificationsSchema } from '../notifications.table.ts';

/** Browsers that show notifications while the app is closed. With its session ends what a browser is sent. */
export const pushDevices = notificationsSchema.table(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The subscription, as the browser’s push service gave it out. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('push_devices_session').on(table.sessionId),
    unique('push_devices_endpoint').on(table.endpoint),
    index('push_devices_person').on(table.personId, table.id),
  ],
);

export type PushDeviceRow = typeof pushDevices.$inferSelect;
