import { newGroup } from '@chalkline/contract/groups/group.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { z } from 'zod';
import { createGroup } from '../groups/directory/groups.change.service.ts';
import type { GroupShown } from '../groups/directory/groups.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';

/** A public event of three hours that begins in two days, with free tickets. */
export function eventWith(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newGroup>> = {},
): Promise<GroupShown> {
  const starts = parts.clock.now().getTime() + 48 * hour;
  const usual = {
    type: 'event',
    name: 'Open Gym Night',
    description: 'Lift with friends.',
    place: 'Dock 7, Rotterdam',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
    zone: 'Europe/Amsterdam',
    currency: 'EUR',
    ticket_types: [{ name: 'General admission', price: 0 }],
  } as const;
  return createGroup(parts, viewer, newGroup.parse({ ...usual, ...sketch }), undefined);
}
