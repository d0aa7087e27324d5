import type {
  CompetitionCard,
  CompetitionReply,
} from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';

export function cardSample(sketch: Partial<CompetitionCard> = {}): CompetitionCard {
  return {
    id: 'c1',
    name: 'Harbour Throwdown',
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
    capacity: 20,
    plannedField: null,
    points: null,
    entryCount: 19,
    ...sketch,
  };
}

export function competitionSample(sketch: Partial<CompetitionReply> = {}): CompetitionReply {
  return {
    ...cardSample(),
    description: 'Three days on the quay.\n\nBring shoes.',
    scoring: scoringPresets.on_site,
    organizer: { id: 'p1', name: 'Marieke Okafor' },
    divisions: [
      divisionSample('d1'),
      divisionSample('d2', { name: 'Men Rx', capacity: null, entryCount: 12 }),
    ],
    workouts: [
      {
        id: 'w1',
        name: 'Breakwater',
        description: 'Row, then run.',
        position: 1,
        scoring: usualScoring('time'),
        points: {},
      },
    ],
    createdAt: '2026-09-01T08:00:00.000Z',
    role: null,
    can: {
      edit: false,
      manageStaff: false,
      manageEntries: false,
      recordScores: false,
      seeInside: false,
      moveTo: [],
    },
    ...sketch,
  };
}
