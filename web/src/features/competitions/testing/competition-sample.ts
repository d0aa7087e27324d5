import type {
  CompetitionCard,
  CompetitionReply,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { LiveFloor } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';

export function cardSample(sketch: Partial<CompetitionCard> = {}): CompetitionCard {
  return {
    id: 'c1',
    name: 'Harbor Throwdown',
    place: 'Rotterdam',
    country: 'NLD',
    online: false,
    startsOn: '2026-11-13',
    endsOn: '2026-11-15',
    zone: 'Europe/Amsterdam',
    state: 'published',
    divisionNames: ['Women Rx', 'Men Rx'],
    entryCount: 31,
    capacity: 40,
    ...sketch,
  };
}

export function divisionSample(id: string, sketch: Partial<DivisionReply> = {}): DivisionReply {
  return {
    id,
    name: 'Women Rx',
    position: 1,
    gender: 'women',
    ageFrom: null,
    ageTo: null,
    teamSize: 1,
    capacity: 20,
    plannedField: null,
    points: null,
    teams: null,
    cuts: [],
    proposedTable: null,
    frozenAt: null,
    revealingSince: null,
    entryCount: 19,
    hasAges: false,
    ...sketch,
  };
}

export function workoutSample(id: string, sketch: Partial<WorkoutReply> = {}): WorkoutReply {
  return {
    id,
    name: 'Breakwater',
    description: 'Row, then run.',
    movements: [],
    standards: [],
    video: null,
    sponsor: null,
    releaseAt: null,
    position: 1,
    scoring: usualScoring('time'),
    points: {},
    divisionIds: null,
    partOf: null,
    ...sketch,
  };
}

export function competitionSample(sketch: Partial<CompetitionReply> = {}): CompetitionReply {
  return {
    ...cardSample(),
    description: 'Three days on the quay.\n\nBring shoes.',
    scoring: scoringPresets.on_site,
    showResults: 'at_once',
    visibility: 'public',
    hideMinors: false,
    canceled: null,
    organizer: { id: 'p1', name: 'Marieke Okafor' },
    divisions: [
      divisionSample('d1'),
      divisionSample('d2', { name: 'Men Rx', capacity: null, entryCount: 12 }),
    ],
    workouts: [workoutSample('w1')],
    unreleased: [],
    createdAt: '2026-09-01T08:00:00.000Z',
    role: null,
    can: {
      edit: false,
      manageStaff: false,
      manageEntries: false,
      checkIn: false,
      disqualify: false,
      recordScores: false,
      startHeats: false,
      announce: false,
      seeInside: false,
      publishResults: false,
      adjustPoints: false,
      cancel: false,
      followRefunds: false,
      moveTo: [],
    },
    ...sketch,
  };
}

/** A card as the live strip has it: day 2 of 3, the next line in 9:24 from 11:00:36 UTC on. */
export function floorSample(card: CompetitionCard): LiveFloor {
  return {
    ...card,
    leader: { divisionName: 'Women Rx', name: 'Signe Halvorsen', shared: 2, total: 385 },
    underWay: { title: 'Crane', startsAt: '2026-11-14T09:00:00.000Z' },
    next: { title: 'Salt & Iron', startsAt: '2026-11-14T11:10:00.000Z' },
    endsAt: '2026-11-15T23:00:00.000Z',
  };
}
