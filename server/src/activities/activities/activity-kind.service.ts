import { activityFacts } from '@chalkline/contract/groups/group-facts.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { GroupKind } from '../../groups/groups/group-kinds.service.ts';
import { check } from '../../platform/http/validation.ts';
import { offeredType } from '../types/types.service.ts';
import { endsBeforeStart, tooLong } from './activities.errors.ts';
import { findActivityDetails, saveActivityDetails } from './activities.repository.ts';

const longest = 7 * day;

/** Activities: a run, a class, a session. */
export const activityKind: GroupKind = {
  type: 'activity',
  async save(_parts, tx, _viewer, { id, isNew }, body) {
    if (!isNew && body.activity_type_id === undefined) return null;
    const {
      activity_type_id: typeId,
      place,
      meeting_point: meetingPoint,
      ...times
    } = check(activityFacts, body, 'body');
    const [startsAt, endsAt] = [new Date(times.starts_at), new Date(times.ends_at)];
    if (endsAt <= startsAt) throw endsBeforeStart('body.ends_at');
    if (endsAt.getTime() - startsAt.getTime() > longest) throw tooLong('body.ends_at');
    const [now] = isNew ? [] : await findActivityDetails(tx.sql, [id]);
    // One whose type was retired meanwhile can still be changed.
    if (now?.type.id !== typeId) await offeredType(tx.sql, typeId, 'body.activity_type_id');
    await saveActivityDetails(tx.sql, { groupId: id, typeId, zone: times.zone, place, meetingPoint });
    return { startsAt, endsAt, capacity: times.capacity };
  },
  async read(_parts, sql, groups) {
    const details = await findActivityDetails(
      sql,
      groups.map(({ id }) => id),
    );
    const groupOf = new Map(groups.map((group) => [group.id, group]));
    return new Map(
      details.flatMap(({ groupId, type, place, meetingPoint, zone }) => {
        const group = groupOf.get(groupId);
        if (!group?.startsAt || !group.endsAt) return [];
        const isInside = group.belonging?.state === 'in' || group.can.moderate;
        const activity = {
          type,
          place,
          zone,
          meetingPoint: isInside ? meetingPoint : null,
          startsAt: group.startsAt.toISOString(),
          endsAt: group.endsAt.toISOString(),
          capacity: group.capacity,
          waitingCount: group.waitingCount,
        };
        return [[groupId, { activity }]];
      }),
    );
  },
};
