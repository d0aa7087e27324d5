import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import type { ShareSegment } from '@chalkline/contract/share-links.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { SharedThing, SharedThingKind } from '../../platform/pages/shared-things.ts';
import { findVisibleGroup } from '../groups/group-access.service.ts';
import { type FoundGroup, findGroups, groupOrder } from '../groups/groups.repository.ts';

/** Public communities, groups, activities and challenges as things that can be shared and featured. */
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
    async find({ database }, ids) {
      const found = await Promise.all(ids.filter(isId).map((id) => findVisibleGroup(database.sql, null, id)));
      const things = found.flatMap((group) => (group?.type === type ? [sharedThing(segment, group)] : []));
      return new Map(things.map((thing) => [thing.id, thing]));
    },
    async search({ database }, words, limit) {
      const filter = { types: [type], search: words };
      const found = await findGroups(database.sql, null, filter, groupOrder.page(null, limit));
      return found.map((group) => sharedThing(segment, group));
    },
  };
}

function sharedThing(segment: ShareSegment, { id, name, community, memberCount }: FoundGroup): SharedThing {
  const size = memberCount === 1 ? '1 member' : `${memberCount} members`;
  return { segment, id, name, place: community?.name ?? '', size, days: null, live: false };
}
