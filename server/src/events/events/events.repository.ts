import { and, gt, lt, type SQL, sql } from 'drizzle-orm';
import { groups } from '../../groups/groups/groups.table.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';

interface EventFilter {
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly price?: 'free' | 'paid' | undefined;
}

/** What narrows a list of events, as a condition on `groups`. */
export function isSuchEvent({ place, from, until, price }: EventFilter): SQL | undefined {
  const costs = price === 'free' ? sql`= 0` : sql`> 0`;
  return and(
    from === undefined ? undefined : gt(groups.endsAt, new Date(from)),
    until === undefined ? undefined : lt(groups.startsAt, new Date(until)),
    place
      ? sql`exists (select from ${eventDetails} where ${eventDetails.groupId} = ${groups.id}
          and strpos(lower(${eventDetails.place}), lower(${place})) > 0)`
      : undefined,
    price === undefined
      ? undefined
      : sql`exists (select from ${ticketTypes} where ${ticketTypes.groupId} = ${groups.id}
          and ${ticketTypes.retiredAt} is null and ${ticketTypes.code} = '' and ${ticketTypes.price} ${costs})`,
  );
}
