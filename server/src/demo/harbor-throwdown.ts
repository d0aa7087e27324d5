import type { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { z } from 'zod';
import { harborName } from './harbor-field.ts';

/** Its announcements, oldest first, each with the day from today and the time at the venue. */
export const harborAnnouncements = [
  {
    at: [-2, '18:00'],
    title: 'Doors open at seven',
    body: 'Check-in is at the blue container. Bring a photo id and your own chalk; the warm-up area is behind the crane.',
    audience: 'everybody',
    pinned: true,
  },
  {
    at: [-1, '17:45'],
    title: 'Salt & Iron starts ten minutes later',
    body: 'The rowers are still wet. Heat one walks out at 18:10, everything after it moves along.',
    audience: 'everybody',
  },
  {
    at: [-1, '21:00'],
    title: 'Briefing for judges at 06:30',
    body: 'At the crane. Bring your score sheets of today.',
    audience: 'staff',
  },
] as const;

/** Day, time at the venue, title, place, workout. The final's name isn't public before its time. */
export const harborSchedule = [
  [0, '07:00', 'Check-in', 'Blue container', null],
  [0, '08:30', 'Briefing for athletes', 'Platform', null],
  [0, '09:00', 'Breakwater', 'Quay', 0],
  [0, '12:00', 'Crane', 'Platform', 1],
  [0, '14:30', 'Twenty Down', 'Rig', 2],
  [0, '18:10', 'Salt & Iron', 'Quay', 3],
  [2, '13:00', 'The final', 'Lock gate', 5],
  [2, '16:00', 'Prizes', 'Platform', null],
] as const;

/** The item on the floor whenever the demo is opened: its scores are the ones that arrive. */
export const harborOnFloor = { title: 'Night Ferry', place: 'Quay', workout: 4 } as const;

const twenty = { capacity: 20, plannedField: 20, points: { method: 'table', table: '2023-20' } } as const;

/** A live competition halfway through: three workouts done, two in progress, the cut and the final still to come. */
export const harborThrowdown = {
  name: harborName,
  description:
    'Three days on the quay: six workouts between cranes and water. After five of them the top ten of every division go to the final.',
  place: 'Rotterdam',
  country: 'NLD',
  zone: 'Europe/Amsterdam',
  showResults: 'when_published',
  scoring: { ...scoringPresets.on_site, withdrawn: 'below', absent: 'no_place' },
  divisions: [
    { name: 'Women Rx', gender: 'women', ...twenty },
    { name: 'Men Rx', gender: 'men', ...twenty },
    { name: 'Women 40+', gender: 'women', ageFrom: 40, ...twenty },
  ],
} as const satisfies Omit<z.input<typeof newCompetition>, 'startsOn' | 'endsOn'>;

/** Where the cut is: workouts by index, and who advances. */
export const harborCut = {
  /** How many of the first workouts are final; one more for the women. */
  finalUntil: { 'Women Rx': 4, others: 3 },
  after: 4,
  setting: { rule: { by: 'top' as const, count: 10 }, ties: 'all' as const, movesUp: false },
} as const;
