import { type NewEntry, newEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createEntry } from './entries.change.service.ts';
import type { Entry } from './entries.service.ts';

/** An entry in the competition's first division, but for what the sketch says. */
export async function entry(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<NewEntry> = {},
): Promise<Entry> {
  const divisionId = view.divisions[0]?.id;
  const body = newEntry.parse({ divisionId, name: 'Signe Halvorsen', ...sketch });
  return createEntry(parts, viewer, view.competition.id, body);
}
