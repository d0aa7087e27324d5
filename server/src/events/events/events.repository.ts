import type { CommunityCategory } from '@chalkline/contract/groups/group-kinds.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { belongings, groups, groupText } from '../../groups/groups/groups.table.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { posts } from '../../posts/posts/posts.table.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { isOfSeries, isShownDate } from '../details/series.repository.ts';
import { hasTicket } from '../tickets/tickets.repository.ts';

interface EventFilter {
  readonly search?: string | undefined;
  readonly category?: CommunityCategory | undefined;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly price?: 'free' | 'paid' | undefined;
  readonly priceRange?: PriceRange | undefined;
  /** Who has a good ticket. */
  readonly holderId?: string;
  /** Who works at its door. */
  readonly worker?: Viewer;
  /** The group whose posts link to it, as far as the viewer may read them. */
  readonly linkedIn?: { readonly groupId: string; readonly viewer: MaybeViewer } | undefined;
}

interface PriceRange {
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly from: number;
  readonly to: number;
  /** Earlier prices count until their day is over. */
  readonly now: Date;
}

interface ListedDates {
  readonly when: 'upcoming' | 'past';
  readonly now: Date;
  readonly series?: string | undefined;
  /** Each date of a series; else the first of those that the filter lets through. */
  readonly isEach: boolean;
}

/** What narrows a list of events, as a condition on `groups`. */
export function isListed(filter: EventFilter, { when, now, series, isEach }: ListedDates): SQL | undefined {
  return and(
    isSuchEvent(filter, groups),
    series === undefined ? undefined : isOfSeries(series),
    isEach ? undefined : isShownDate(when, now, (dates) => isSuchEvent(filter, dates)),
  );
}

function isSuchEvent(
  { search, category, place, from, until, price, priceRange, holderId, worker, linkedIn }: EventFilter,
  table: typeof groups,
): SQL | undefined {
  const costs = price === 'free' ? sql`= 0` : sql`> 0`;
  return and(
    search ? matchesPrefixes(groupText(table), search) : undefined,
    from === undefined ? undefined : gt(table.endsAt, new Date(from)),
    until === undefined ? undefined : lt(table.startsAt, new Date(until)),
    category === undefined
      ? undefined
      : sql`exists (select from ${eventDetails} as "of" where "of"."group_id" = ${table.id}
          and "of"."category" = ${category})`,
    place
      ? sql`exists (select from ${eventDetails} as "at" where "at"."group_id" = ${table.id}
          and strpos(lower("at"."place"), lower(${place})) > 0)`
      : undefined,
    price === undefined
      ? undefined
      : sql`exists (select from ${ticketTypes} where ${eq(ticketTypes.groupId, table.id)}
          and ${ticketTypes.retiredAt} is null and ${ticketTypes.code} = '' and ${ticketTypes.price} ${costs})`,
    priceRange && hasTicketWithin(priceRange, table),
    linkedIn &&
      sql`exists (select from ${posts} where ${posts.groupId} = ${linkedIn.groupId}
          and ${posts.deletedAt} is null and ${posts.hiddenAt} is null
          and ${posts.cards} @> jsonb_build_array(jsonb_build_object('segment', 'event-detail', 'id', ${table.id}))
          and ${linkedIn.viewer ? notBlocked(linkedIn.viewer.personId, posts.authorId) : sql`true`})`,
    holderId === undefined ? undefined : hasTicket(holderId, table),
    worker && worksAtDoor(worker, table),
  );
}

/** Who pays what they want can pay any price above the least one. */
function hasTicketWithin({ currency, from, to, now }: PriceRange, table: typeof groups): SQL {
  return sql`exists (select from ${ticketTypes}
    inner join ${eventDetails} as "in" on "in"."group_id" = ${ticketTypes.groupId} and "in"."currency" = ${currency}
    where ${eq(ticketTypes.groupId, table.id)} and ${ticketTypes.retiredAt} is null and ${ticketTypes.code} = ''
      and (
        (${ticketTypes.price} <= ${to} and (${ticketTypes.isOpenPrice} or ${ticketTypes.price} >= ${from}))
        or exists (select from jsonb_array_elements(${ticketTypes.priceSteps}) as step
          where (step ->> 'price')::bigint between ${from} and ${to}
            and coalesce((step ->> 'until')::timestamptz > ${now.toISOString()}, true))
      ))`;
}

/** Owners, moderators and the venue’s receptionists. */
function worksAtDoor(
  { personId, accountType, organizationId }: Viewer,
  table: typeof groups,
): SQL | undefined {
  const isOfTeam = sql`exists (select from ${belongings} where ${belongings.groupId} = ${table.id}
    and ${belongings.personId} = ${personId}::uuid and ${belongings.state} = 'in'
    and ${belongings.role} in ('owner', 'moderator'))`;
  const isOfDesk = accountType === 'receptionist' && organizationId !== null;
  return isOfDesk ? or(isOfTeam, eq(table.organizationId, organizationId)) : isOfTeam;
}
