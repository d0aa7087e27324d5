import { newGroup } from '@chalkline/contract/groups/group.schema.ts';
import type { z } from 'zod';
import { createGroup } from '../groups/directory/groups.change.service.ts';
import type { GroupShown } from '../groups/directory/groups.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';

/** The ids of types that every installation begins with. */
export const usualTypes = {
  running: '01950000-0000-7000-8000-000000000001',
  walking: '01950000-0000-7000-8000-000000000002',
  steps: '01950000-0000-7000-8000-000000000003',
  cycling: '01950000-0000-7000-8000-000000000004',
  swimming: '01950000-0000-7000-8000-000000000005',
  rowing: '01950000-0000-7000-8000-000000000006',
  hiking: '01950000-0000-7000-8000-000000000007',
  strength: '01950000-0000-7000-8000-000000000008',
  yoga: '01950000-0000-7000-8000-000000000009',
  pushUps: '01950000-0000-7000-8000-00000000000a',
  workout: '01950000-0000-7000-8000-00000000000b',
} as const;

type Sketch = Partial<z.input<typeof newGroup>>;

function make(parts: Parts, viewer: Viewer, sketch: Sketch): Promise<GroupShown> {
  return createGroup(parts, viewer, newGroup.parse(sketch), undefined);
}

/** A public run of two hours that begins in a day. */
export function activity(parts: Parts, viewer: Viewer, sketch: Sketch = {}): Promise<GroupShown> {
  const starts = parts.clock.now().getTime() + 24 * 3_600_000;
  return make(parts, viewer, {
    type: 'activity',
    name: 'Harbor Loop',
    activity_type_id: usualTypes.running,
    place: 'Rotterdam',
    meeting_point: 'Under the bridge',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 2 * 3_600_000).toISOString(),
    zone: 'Europe/Amsterdam',
    ...sketch,
  });
}

/** A public challenge of most meters that began today and lasts ten days. */
export function challenge(parts: Parts, viewer: Viewer, sketch: Sketch = {}): Promise<GroupShown> {
  const today = parts.clock.now();
  const dayFromNow = (days: number) =>
    new Date(today.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  return make(parts, viewer, {
    type: 'challenge',
    name: 'Ten Days of June',
    activity_type_id: usualTypes.running,
    goal: 'most',
    starts_on: dayFromNow(0),
    ends_on: dayFromNow(9),
    zone: 'Europe/Amsterdam',
    ...sketch,
  });
}
