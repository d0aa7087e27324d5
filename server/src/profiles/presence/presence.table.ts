import { usualFieldAudiences } from '@chalkline/contract/accounts/audiences.ts';
import { and, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { expireAt } from '../../platform/database/retention.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { pageIsFor } from '../profiles/open-pages.table.ts';
import { profilesSchema } from '../profiles.table.ts';

/** Who has a page open, for as long as that says anything. There is no history of it. */
export const presence = profilesSchema.table(
  'presence',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    hereUntil: timestamp('here_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('presence_ends').on(table.hereUntil)],
);

export const presenceRetention = expireAt(presence.hereUntil);

/** What decides whether the viewer sees that somebody is here. */
export interface PresenceAsked {
  readonly viewer: MaybeViewer;
  readonly now: Date;
  readonly childrenBornAfter: string;
}

/** True of people who are here and show it to this viewer: never to more than see their page, and never to visitors. */
export function isHereFor({ viewer, now, childrenBornAfter }: PresenceAsked): SQL | undefined {
  if (!viewer) return sql`false`;
  const audience = sql`coalesce(${people.fieldAudiences}->>'presence', ${usualFieldAudiences.presence})`;
  const isShared =
    viewer.organizationId && and(eq(people.organizationId, viewer.organizationId), ne(audience, 'me'));
  return and(
    pageIsFor(viewer, childrenBornAfter),
    or(eq(people.id, viewer.personId), inArray(audience, ['everybody', 'signed_in']), isShared || undefined),
    sql`exists (select from ${presence} where ${and(eq(presence.personId, people.id), gt(presence.hereUntil, now))})`,
  );
}
