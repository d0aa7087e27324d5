import { newShift } from '@chalkline/contract/competitions/shift.schema.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import type { z } from 'zod';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import type { StaffedShift } from './shifts.desk.service.ts';
import { createShift } from './shifts.service.ts';

/** Four hours of judging for two, a week from now, but for what the sketch says. */
export function shift(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<z.input<typeof newShift>> = {},
): Promise<StaffedShift> {
  const startsAt = parts.clock.now().getTime() + 7 * day;
  const usual = {
    role: 'judge',
    place: 'Main floor',
    capacity: 2,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 4 * hour).toISOString(),
  };
  return createShift(parts, viewer, view.competition.id, newShift.parse({ ...usual, ...sketch }));
}
