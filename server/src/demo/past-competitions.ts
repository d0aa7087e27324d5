import { masters, men, type OtherCompetition, women } from './other-competition.ts';

const plains = { ...women, pool: 'prairie' } as const;
const plainsMen = { ...men, pool: 'prairie' } as const;

/** Earlier in the year: smaller ones, which are over. */
export const pastCompetitions: readonly OtherCompetition[] = [
  {
    facts: {
      name: 'Red River Row-Off',
      description: 'Two kilometers on the machine, two rounds, one winner. Ends with pie.',
      place: 'The Forks, Winnipeg',
      country: 'CAN',
      zone: 'America/Winnipeg',
    },
    by: 'claire',
    days: [-84, -84],
    state: 'finished',
    played: 1,
    divisions: [{ ...plains, size: 8 }],
    workouts: [{ name: 'Forks', like: 'row' }],
  },
  {
    facts: {
      name: 'Grain Elevator Climb',
      description: 'Rope climbs inside an old elevator, thirty meters of dust and echo.',
      place: 'Inglis',
      country: 'CAN',
      zone: 'America/Winnipeg',
    },
    by: 'claire',
    days: [-126, -126],
    state: 'finished',
    played: 2,
    divisions: [{ ...plainsMen, size: 9 }],
    workouts: [
      { name: 'Headhouse', like: 'rope' },
      { name: 'Boxcar', like: 'carry' },
    ],
  },
  {
    facts: {
      name: 'Malabar Masters Cup',
      description: 'An hour of work, a long lunch and the results on a banana leaf.',
      place: 'Kozhikode',
      country: 'IND',
      zone: 'Asia/Kolkata',
    },
    by: 'arun',
    days: [-97, -97],
    state: 'finished',
    played: 2,
    divisions: [{ ...masters, size: 8 }],
    workouts: [
      { name: 'Spice Route', like: 'chipper' },
      { name: 'Beypore', like: 'row' },
    ],
  },
  {
    facts: {
      name: 'Night Shift Classic',
      description: 'Starts when the shops close: two workouts in a parking garage in Yokohama.',
      place: 'Minatomirai, Yokohama',
      country: 'JPN',
      zone: 'Asia/Tokyo',
    },
    by: 'kenji',
    days: [-111, -111],
    state: 'finished',
    played: 2,
    divisions: [{ ...men, size: 10 }],
    workouts: [
      { name: 'Level P3', like: 'sprint' },
      { name: 'Exit Ramp', like: 'carry' },
    ],
  },
  {
    facts: {
      name: 'Andes Altitude Trial',
      description: 'At 2,400 meters a kilometer is longer. We say so every year; no one believes it.',
      place: 'Cajón del Maipo',
      country: 'CHL',
      zone: 'America/Santiago',
    },
    by: 'catalina',
    days: [-139, -139],
    state: 'finished',
    played: 2,
    divisions: [{ ...men, size: 9 }],
    workouts: [
      { name: 'Tree Line', like: 'run' },
      { name: 'Thin Air', like: 'bike' },
    ],
  },
  {
    facts: {
      name: 'Granite Coast Open',
      description: 'Between two tides on the pink rocks. The second workout was shortened by the sea.',
      place: 'Perros-Guirec',
      country: 'FRA',
      zone: 'Europe/Paris',
    },
    by: 'ingrid',
    days: [-168, -168],
    state: 'finished',
    played: 2,
    divisions: [{ ...masters, size: 9 }],
    workouts: [
      { name: 'Low Water', like: 'run' },
      { name: 'Customs Path', like: 'rounds' },
    ],
  },
];
