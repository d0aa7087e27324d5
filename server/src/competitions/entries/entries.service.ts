import { entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntriesQuery, EntryCount } from '@chalkline/contract/competitions/entry.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { bibOrder, countByState, countEntries, type Entry, findEntries } from './entries.repository.ts';
import { asShown } from './hidden-names.rules.ts';

export type { Entry } from './entries.repository.ts';

/**
 * By bib. The first page says how many there are. An unknown division has no entries. Throws 403 for who asks whose birth
 * date is missing and doesn't see the inside.
 */
export async function listEntries(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: EntriesQuery,
): Promise<Page<Entry[]>> {
  const { sql } = parts.database;
  const knowsNames = hasRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  const { divisionId, state, search, lacks } = query;
  if (lacks !== undefined && !knowsNames) throw notAllowed();
  if (divisionId !== undefined && !isId(divisionId)) return new Page<Entry[]>([], null, 0);
  const filter = { competitionId, divisionId, state, search, lacks, knowsNames };
  const page = await readPage(parts.config, query, {
    list: ['entries', filter],
    order: bibOrder,
    read: (asked) => findEntries(sql, filter, asked),
    count: () => countEntries(sql, filter),
  });
  return knowsNames ? page : presentPage(page, asShown);
}

/** In the order of the states, those without an entry included. */
export async function countEntriesByState(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<EntryCount[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  const counts = new Map(
    (await countByState(sql, competitionId)).map(({ state, entries }) => [state, entries]),
  );
  return entryStates.map((state) => ({ state, entries: counts.get(state) ?? 0 }));
}
