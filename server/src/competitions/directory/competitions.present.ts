import type {
  CompetitionCard,
  CompetitionReply,
  MyCompetitionCard,
} from '@chalkline/contract/competitions/competition.schema.ts';
import { competitionCan } from '../competitions/competitions.policy.ts';
import { presentDivisions } from '../divisions/divisions.present.ts';
import { presentUnreleased, presentWorkouts } from '../workouts/workouts.present.ts';
import type { CompetitionView } from './competitions.service.ts';
import type { ListedCompetition, MyCompetition } from './competitions-list.repository.ts';

export function presentCompetition(view: CompetitionView): CompetitionReply {
  const { competition, organizer, role, divisions, workouts, unreleased, canceled } = view;
  const {
    id,
    name,
    description,
    place,
    country,
    online,
    startsOn,
    endsOn,
    zone,
    state,
    scoring,
    showResults,
    visibility,
    hideMinors,
  } = competition;
  const capacities = divisions.map(({ capacity }) => capacity);
  return {
    id,
    name,
    description,
    place,
    country,
    online,
    startsOn,
    endsOn,
    zone,
    state,
    scoring,
    showResults,
    visibility,
    hideMinors,
    canceled: canceled && { at: canceled.canceledAt.toISOString(), reason: canceled.reason },
    organizer,
    divisionNames: divisions.map((division) => division.name),
    entryCount: divisions.reduce((sum, { entryCount }) => sum + entryCount, 0),
    capacity: capacities.reduce<number | null>(
      (sum, capacity) => (sum === null || capacity === null ? null : sum + capacity),
      divisions.length > 0 ? 0 : null,
    ),
    divisions: presentDivisions(divisions),
    workouts: presentWorkouts(workouts),
    unreleased: presentUnreleased(unreleased),
    createdAt: competition.createdAt.toISOString(),
    role,
    can: competitionCan({ state, role }),
  };
}

export function presentCard(listed: ListedCompetition): CompetitionCard {
  const { id, name, place, country, online, startsOn, endsOn, zone, state } = listed;
  const { divisionNames, entryCount, capacity } = listed;
  return {
    id,
    name,
    place,
    country,
    online,
    startsOn,
    endsOn,
    zone,
    state,
    divisionNames,
    entryCount,
    capacity,
  };
}

export function presentMyCard(listed: MyCompetition): MyCompetitionCard {
  return { ...presentCard(listed), role: listed.role };
}
