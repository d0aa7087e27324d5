import { masters, men, type OtherCompetition, women } from './other-competition.ts';

/** Sold through the checkout: see rift-valley.ts. */
export const riftValleyOpen: OtherCompetition = {
  facts: {
    name: 'Rift Valley Open',
    description:
      'Two days at 1,850 meters on the rim of the Menengai crater. Five workouts, one of them on the trail. Thin air, short shade, loud crowd.',
    place: 'Afraha Grounds, Nakuru',
    country: 'KEN',
    zone: 'Africa/Nairobi',
  },
  by: 'organizer',
  days: [21, 22],
  state: 'published',
  divisions: [
    { ...women, size: 14, capacity: 14, plannedField: 20, ageFrom: 16 },
    { ...men, size: 14, capacity: 40, plannedField: 40, ageFrom: 16 },
    { ...masters, size: 8, capacity: 20, plannedField: 20 },
    {
      ...men,
      name: 'Mixed pairs',
      gender: 'mixed',
      teamSize: 2,
      size: 0,
      capacity: 12,
      teams: { by: 'sum' },
    },
  ],
  workouts: [
    { name: 'Escarpment', like: 'run', sponsor: 'Menengai Tea Estate' },
    { name: 'Flamingo Ladder', like: 'snatch' },
    { name: 'Long Rains', like: 'chipper', sponsor: 'Keel & Anchor Barbells' },
    { name: 'Soda Lake', like: 'rounds' },
    { name: 'The Rim', like: 'sprint', releasedIn: 20 },
  ],
  registration: {
    currency: 'EUR',
    prices: [9500, 9500, 8500, 16_000],
    early: [
      { days: -60, prices: [7000, 7000, 6000, 12_000] },
      { days: 6, prices: [8000, 8000, 7000, 14_000] },
    ],
  },
  played: 0,
};

/** Over: places, a penalty, points taken by hand, every result final. */
export const steelyardSessions: OtherCompetition = {
  facts: {
    name: 'Steelyard Sessions',
    description: 'One loud day in the old rolling mill: four workouts, two lanes of spectators, no rain.',
    place: 'Kelham Mill, Sheffield',
    country: 'GBR',
    zone: 'Europe/London',
  },
  by: 'organizer',
  days: [-34, -34],
  state: 'finished',
  divisions: [
    { ...women, size: 18, capacity: 20, plannedField: 20 },
    { ...men, size: 20, capacity: 20, plannedField: 20 },
  ],
  workouts: [
    { name: 'Crucible', like: 'chipper', sponsor: 'Lantern Coffee' },
    { name: 'Five Tons', like: 'deadlift' },
    { name: 'Slipway', like: 'row' },
    { name: 'Last Shift', like: 'sprint', sponsor: 'Tidewater Rope Works' },
  ],
  played: 4,
  adjusted: { athlete: 'Amara Okonkwo', points: -5, reason: 'Late to the briefing of the second heat' },
};

/** Online and over; scored by places, as online competitions are. */
export const winterLeague: OtherCompetition = {
  facts: {
    name: 'Box to Box Winter League',
    description:
      'Three workouts in three weeks, done at home, with a video or a judge. The best eight are asked to the floor.',
    online: true,
    zone: 'Europe/London',
  },
  by: 'organizer',
  days: [-120, -100],
  state: 'finished',
  divisions: [
    { ...women, name: 'Women', size: 20 },
    { ...men, name: 'Men', size: 24 },
  ],
  workouts: [
    { name: 'Frost', like: 'rounds' },
    { name: 'Long Dark', like: 'row' },
    { name: 'Icicle', like: 'hang' },
  ],
  played: 3,
  missed: { athlete: 'Oskar Falk', workout: 'Long Dark' },
  goOn: 8,
};

/** On no list: only who was given its code finds it. */
export const houseCup: OtherCompetition = {
  facts: {
    name: 'Ironworks House Cup',
    description: 'Members of the Ironworks gyms against each other. Bring your code and your own chalk.',
    place: 'Ironworks Noord, Amsterdam',
    country: 'NLD',
    zone: 'Europe/Amsterdam',
    visibility: 'private',
  },
  by: 'organizer',
  days: [9, 9],
  state: 'published',
  divisions: [
    { ...women, size: 8, capacity: 12 },
    { ...men, size: 9, capacity: 12 },
  ],
  workouts: [
    { name: 'Anvil', like: 'deadlift' },
    { name: 'Bellows', like: 'bike' },
  ],
  played: 0,
};
