import { type FiltersReply, filterLimits } from '@chalkline/contract/events/event.schema.ts';
import type { CommunityCategory } from '@chalkline/contract/groups/group-kinds.ts';
import { and, asc, desc, eq, gt, isNull, max, min, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { activityTypes } from '../../activities/types/types.table.ts';
import { groupScope } from '../../groups/groups/group-scope.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';

/** Public groups of a type, as a condition. */
function isPublic(type: 'community' | 'event') {
  return and(
    eq(groups.type, type),
    eq(groups.visibility, 'public'),
    isNull(groups.archivedAt),
    sql`not exists (select from ${groups} as "around" where "around"."id" = ${groups.communityId}
      and ("around"."visibility" <> 'public' or "around"."archived_at" is not null))`,
  );
}

/** The dates of a series are one. */
const events = sql<number>`count(distinct coalesce(${eventDetails.seriesId}, ${eventDetails.groupId}))::int`;

/** What public communities and upcoming public events have. */
export async function findFilters(database: Sql, viewer: MaybeViewer, now: Date): Promise<FiltersReply> {
  const scope = groupScope(viewer);
  const upcoming = and(isPublic('event'), scope, gt(groups.endsAt, now));
  const categories = await union(
    database
      .select({ category: sql<CommunityCategory>`${groups.category}`.as('category') })
      .from(groups)
      .where(and(isPublic('community'), scope)),
    database
      .select({ category: sql<CommunityCategory>`${eventDetails.category}`.as('category') })
      .from(groups)
      .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
      .where(upcoming),
  );
  const types = await database
    .select({
      id: activityTypes.id,
      name: activityTypes.name,
      icon: activityTypes.icon,
      unit: activityTypes.unit,
    })
    .from(activityTypes)
    .where(isNull(activityTypes.retiredAt))
    .orderBy(asc(activityTypes.name));
  const places = await database
    .select({ name: eventDetails.place, count: events })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .where(upcoming)
    .groupBy(eventDetails.place)
    .orderBy(desc(events), asc(eventDetails.place))
    .limit(filterLimits.places);
  const prices = await database
    .select({
      currency: eventDetails.currency,
      least: sql<number>`min(${ticketTypes.price})`.mapWith(Number),
      most: sql<number>`max(${ticketTypes.price})`.mapWith(Number),
    })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .innerJoin(
      ticketTypes,
      and(eq(ticketTypes.groupId, groups.id), isNull(ticketTypes.retiredAt), eq(ticketTypes.code, '')),
    )
    .where(upcoming)
    .groupBy(eventDetails.currency)
    .orderBy(asc(eventDetails.currency));
  const [dates] = await database
    .select({ from: min(groups.startsAt), until: max(groups.endsAt) })
    .from(groups)
    .where(upcoming);
  return {
    categories: categories.map(({ category }) => category).toSorted(),
    activityTypes: types,
    places,
    prices,
    dates:
      dates?.from && dates.until
        ? { from: dates.from.toISOString(), until: dates.until.toISOString() }
        : null,
  };
}
