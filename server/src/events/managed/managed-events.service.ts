import type { DoorTotals } from '@chalkline/contract/events/door.schema.ts';
import type { ManagedEventsQuery } from '@chalkline/contract/events/managed-events.endpoints.ts';
import type { GroupShown } from '../../groups/directory/groups.service.ts';
import { listTimedGroups } from '../../groups/directory/timed-groups.service.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { countDoors, noTickets } from '../door/door.repository.ts';
import { isListed } from '../events/events.repository.ts';

export interface ManagedEvent {
  readonly group: GroupShown;
  readonly totals: DoorTotals;
}

/** Events whose door the viewer works at: those that end next first, or the last ones that ended. */
export async function listManagedEvents(
  parts: Parts,
  viewer: Viewer,
  { when, search, ...page }: ManagedEventsQuery,
): Promise<Page<ManagedEvent[]>> {
  const also = {
    name: 'managed',
    condition: isListed({ search, worker: viewer }, { when, now: parts.clock.now(), isEach: false }),
  };
  const found = await listTimedGroups(
    parts,
    viewer,
    { type: 'event', when, search, mine: undefined, also },
    page,
  );
  const totals = await countDoors(
    parts.database.sql,
    found.data.map(({ id }) => id),
  );
  const managed = found.data.map((group) => ({ group, totals: totals.get(group.id) ?? noTickets }));
  return new Page(managed, found.next, found.total);
}
