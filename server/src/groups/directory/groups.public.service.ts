import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { dayIn } from '@chalkline/contract/wall-span.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';
import { findVisibleGroups, type GroupSeen } from '../groups/group-access.service.ts';
import { type FactsOfGroup, readFacts } from '../groups/group-kinds.service.ts';
import { groupCan } from '../groups/groups.policy.ts';
import { findGroups, groupOrder } from '../groups/groups.repository.ts';

/** Communities, groups, activities and challenges as things that can be shared and featured, and that posts show cards of. */
export const sharedGroups: readonly SharedThingKind[] = [
  shared('community-detail', 'community'),
  shared('Group', 'group'),
  shared('event-detail', 'event'),
  shared('Activity', 'activity'),
  shared('Challange', 'challenge'),
];

function shared(segment: ShareSegment, type: GroupType): SharedThingKind {
  return {
    segment,
    async find(parts, viewer, ids) {
      const found = await findVisibleGroups(parts.database.sql, viewer, ids.filter(isId));
      const groups = found.filter((group) => group.type === type);
      return new Map((await thingsOf(parts, groups)).map((thing) => [thing.id, thing]));
    },
    async search(parts, words, limit) {
      const filter = { types: [type], search: words };
      const found = await findGroups(parts.database.sql, null, filter, groupOrder.page(null, limit));
      return thingsOf(
        parts,
        found.map((group) => ({ ...group, can: groupCan(null, group) })),
      );
    },
  };
  async function thingsOf(parts: Parts, groups: readonly GroupSeen[]): Promise<SharedThing[]> {
    const facts = await readFacts(parts, parts.database.sql, groups);
    return groups.map((group) => sharedThing(segment, group, facts.get(group.id) ?? {}));
  }
}

function sharedThing(
  segment: ShareSegment,
  { id, name, community, memberCount }: GroupSeen,
  { event, activity, challenge }: FactsOfGroup,
): SharedThing {
  const within = community?.name ?? '';
  const members = memberCount === 1 ? '1 member' : `${memberCount} members`;
  const thing = { segment, id, name, place: within, size: members, days: challenge ?? null, live: false };
  if (activity) {
    const place = activity.place || within;
    return { ...thing, place, size: `${memberCount} going`, days: daysOf(activity) };
  }
  // People come to an event by tickets, and its members are those who run it.
  if (event) {
    return { ...thing, place: event.place, size: event.canceled ? 'Canceled' : '', days: daysOf(event) };
  }
  return thing;
}

function daysOf({ startsAt, endsAt, zone }: Times): SharedThing['days'] {
  // One that ends at midnight has no part of the next day.
  const end = new Date(Date.parse(endsAt) - 1);
  return { startsOn: dayIn(new Date(startsAt), zone), endsOn: dayIn(end, zone) };
}

type Times = Pick<NonNullable<GroupReply['activity']>, 'startsAt' | 'endsAt' | 'zone'>;
