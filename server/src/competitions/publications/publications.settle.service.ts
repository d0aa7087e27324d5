import { isPublic } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Settlement } from '@chalkline/contract/competitions/publication.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionInView } from '../competitions/competition-access.service.ts';
import { moveNotAllowed } from '../competitions/competitions.errors.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { notifyOfResults } from './publications.notify.service.ts';
import { writePublications } from './publications.repository.ts';
import { pickResults, publicationsOf, unfreezeBoards } from './publications.service.ts';

/**
 * Makes results final and lets frozen boards follow, as part of the end of a competition, whose lock the
 * transaction holds alone. Throws 409 where results are not (any longer) in the state they were read in, and
 * 422 for what is none of the competition's.
 */
export async function settleResults(
  parts: Parts,
  tx: Transaction,
  { seen, viewer }: { readonly seen: CompetitionInView; readonly viewer: Viewer },
  { results, follow }: Settlement,
): Promise<void> {
  const updatedAt = parts.clock.now();
  const competitionId = seen.competition.id;
  // An embargo may end at this moment: it does so wholly before, and is seen, or finds nothing to publish.
  await lock(tx, 'publications', competitionId, 'exclusive');
  const known = await publicationsOf(tx.sql, seen);
  const path = 'body.settle.results';
  const named = pickResults(known, results, path);
  for (const [at, { state }] of named.entries()) {
    if (state !== results[at]?.from) throw stateChanged('workout’s results', `They’re now ${state}.`);
    if (state === 'final') throw moveNotAllowed(state, 'final', path);
  }
  const divisionIds = new Set(known.map(({ divisionId }) => divisionId));
  if (follow.some((divisionId) => !divisionIds.has(divisionId))) throw unknownDivision('body.settle.follow');
  if (named.length > 0) {
    await writePublications(tx.sql, named, { competitionId, state: 'final', publishAt: null, updatedAt });
    const news = named.filter(({ state }) => !isPublic(state));
    await notifyOfResults(parts, tx, viewer, news);
  }
  if (follow.length > 0) await unfreezeBoards(parts, tx, viewer, follow);
}
