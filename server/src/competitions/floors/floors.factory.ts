import { type NewFloor, newFloor } from '@chalkline/contract/competitions/floor.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createFloor } from './floors.service.ts';
import type { FloorRow } from './floors.table.ts';

/** A floor of eight lanes, but for what the sketch says. */
export function floor(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<NewFloor> = {},
): Promise<FloorRow> {
  return createFloor(
    parts,
    viewer,
    view.competition.id,
    newFloor.parse({ name: 'Main floor', lanes: 8, ...sketch }),
  );
}
