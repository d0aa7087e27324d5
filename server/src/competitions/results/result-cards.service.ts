import { urlOf } from '@chalkline/contract/urls.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { PostCard, PostCardKind } from '../../platform/pages/post-cards.ts';
import type { Parts } from '../../platform/parts.ts';
import { findStandings, type Standing } from '../standings/boards.store.service.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { type EntryOfCard, findEntriesOfCards, findWorkoutsOfCards } from './result-cards.repository.ts';

const manyMovements = 4;

/** Released workouts of public competitions. */
export const workoutCards: PostCardKind = {
  segment: 'workout-detail',
  async find(parts, ids) {
    const now = parts.clock.now();
    const found = await findWorkoutsOfCards(parts.database.sql, ids.filter(isId));
    return new Map(
      found
        .filter((workout) => isReleased(workout, now))
        .map(({ id, name, movements, competitionName }) => [
          id,
          {
            name,
            place: competitionName,
            size: movements.slice(0, manyMovements).join(', '),
            to: urlOf('workoutDetail', { id }),
          },
        ]),
    );
  },
};

/** Places on the public leaderboards of public competitions; an entry without a place has no card. */
export const resultCards: PostCardKind = {
  segment: 'result',
  async find(parts, ids) {
    const found = await findEntriesOfCards(parts.database.sql, ids.filter(isId));
    const standings = await standingsOf(parts, found);
    return new Map(
      found.flatMap((entry) => {
        const card = cardOf(entry, standings.get(entry.entryId));
        return card ? [[entry.entryId, card] as const] : [];
      }),
    );
  },
};

function standingsOf(parts: Parts, found: readonly EntryOfCard[]): Promise<ReadonlyMap<string, Standing>> {
  return parts.database.transaction(({ sql }) => findStandings(sql, found), 'snapshot');
}

function cardOf(entry: EntryOfCard, standing: Standing | undefined): PostCard | null {
  if (!standing || standing.row.place === null) return null;
  const { entryId, bib, name, competition, divisionId, divisionName } = entry;
  const { place, tied } = standing.row;
  const of = `${tied ? 'Shared place' : 'Place'} ${place} of ${standing.head.rowCount}`;
  return {
    name,
    place: `${competition.name}, ${divisionName}`,
    size: standing.head.standing === 'final' ? of : `${of} so far`,
    to: urlOf('leaderboard', { id: competition.id }, { division: divisionId, search: bib, entry: entryId }),
  };
}
