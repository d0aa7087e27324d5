import { urlOf } from '@chalkline/contract/urls.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { PostCard, PostCardKind } from '../../platform/pages/post-cards.ts';
import type { Parts } from '../../platform/parts.ts';
import { maySee } from '../competitions/competitions.policy.ts';
import { findStandings, type Standing } from '../standings/boards.store.service.ts';
import { mayKnowWorkout } from '../workouts/workouts.policy.ts';
import { type EntryOfCard, findEntriesOfCards, findWorkoutsOfCards } from './result-cards.repository.ts';

const manyMovements = 4;

/** Workouts that the reader can open: of a competition they may see, and released unless they see inside. */
export const workoutCards: PostCardKind = {
  segment: 'workout-detail',
  async find(parts, reader, ids) {
    const now = parts.clock.now();
    const personId = reader?.personId ?? null;
    const found = await findWorkoutsOfCards(parts.database.sql, personId, ids.filter(isId));
    return new Map(
      found
        .filter((workout) => maySee(workout) && mayKnowWorkout(workout, workout, now))
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

/** Places on the public leaderboards of competitions that the reader may see; an entry without a place has no card. */
export const resultCards: PostCardKind = {
  segment: 'result',
  async find(parts, reader, ids) {
    const personId = reader?.personId ?? null;
    const found = (await findEntriesOfCards(parts.database.sql, personId, ids.filter(isId))).filter(maySee);
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
