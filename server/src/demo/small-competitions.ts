import { masters, men, type OtherCompetition, women } from './other-competition.ts';

/** What makes the list worth a look: other places, months and sizes. */
export const smallCompetitions: readonly OtherCompetition[] = [
  {
    facts: {
      name: 'Prairie Rope & Row',
      description: 'One day, two machines and a rope on the bank of the South Saskatchewan.',
      place: 'Broadway Hall, Saskatoon',
      country: 'CAN',
      zone: 'America/Regina',
    },
    by: 'claire',
    days: [0, 0],
    state: 'live',
    divisions: [
      { ...women, pool: 'prairie', size: 10, capacity: 16, plannedField: 20 },
      { ...men, pool: 'prairie', size: 12, capacity: 16, plannedField: 20 },
    ],
    workouts: [
      { name: 'Grain Belt', like: 'row' },
      { name: 'Elevator', like: 'rope', sponsor: 'Tidewater Rope Works' },
      { name: 'Chinook', like: 'bike' },
    ],
    played: 2,
  },
  {
    facts: {
      name: 'Around the Clock Online',
      description:
        'One workout a week for four weeks, from wherever you train. Each video is due three days later.',
      online: true,
      zone: 'UTC',
    },
    by: 'kenji',
    days: [5, 33],
    state: 'published',
    divisions: [
      { ...women, name: 'Women', size: 16 },
      { ...men, name: 'Men', size: 22 },
      { ...masters, size: 12 },
    ],
    workouts: [
      { name: 'First Light', like: 'rounds' },
      { name: 'Noon', like: 'clean', releasedIn: 12 },
      { name: 'Dusk', like: 'hang', releasedIn: 19 },
    ],
    registration: {
      currency: 'USD',
      prices: [4000, 4000, 3000],
      early: [{ days: 3, prices: [3000, 3000, 2000] }],
    },
    played: 0,
  },
  {
    facts: {
      name: 'Lagos Island Pairs',
      description:
        'Two athletes, one result: both do the work, and what they have is added up. Women and mixed pairs, on the roof above the lagoon.',
      place: 'Onikan, Lagos',
      country: 'NGA',
      zone: 'Africa/Lagos',
    },
    by: 'arun',
    days: [14, 15],
    state: 'published',
    divisions: [
      { ...women, name: 'Women pairs', teamSize: 2, size: 0, capacity: 16, teams: { by: 'sum' } },
      {
        ...men,
        name: 'Mixed pairs',
        gender: 'mixed',
        teamSize: 2,
        size: 0,
        capacity: 16,
        teams: { by: 'sum' },
      },
      { ...women, name: 'Women', size: 16, capacity: 48 },
      { ...men, name: 'Men', size: 6, capacity: 16 },
    ],
    pairs: [
      { division: 'Women pairs', from: ['Women', 'Women'], count: 5 },
      { division: 'Mixed pairs', from: ['Women', 'Men'], count: 6 },
    ],
    workouts: [
      { name: 'Third Mainland', like: 'carry' },
      { name: 'Danfo', like: 'sprint', sponsor: 'Lagoon Water' },
    ],
    registration: { currency: 'USD', prices: [6000, 6000, 3500, 3500] },
    played: 0,
  },
  {
    facts: {
      name: 'Fjord Lift-Off',
      description: 'Two lifts and one hill. The bar is on the ferry quay, the hill behind it.',
      place: 'Bryggen, Bergen',
      country: 'NOR',
      zone: 'Europe/Oslo',
    },
    by: 'ingrid',
    days: [35, 36],
    state: 'published',
    divisions: [
      { ...women, size: 12, capacity: 24 },
      { ...men, size: 13, capacity: 24 },
    ],
    workouts: [
      { name: 'Seven Mountains', like: 'run' },
      { name: 'Stockfish', like: 'snatch' },
      { name: 'Hansa', like: 'clean' },
    ],
    registration: {
      currency: 'NOK',
      prices: [65000, 65000],
      early: [{ days: 10, prices: [55000, 55000] }],
    },
    played: 0,
  },
  {
    facts: {
      name: 'Cerro Alegre Games',
      description: 'Stairs, funiculars and a sandbag. Three workouts through the hills above the port.',
      place: 'Cerro Alegre, Valparaíso',
      country: 'CHL',
      zone: 'America/Santiago',
    },
    by: 'catalina',
    days: [55, 56],
    state: 'published',
    divisions: [
      { ...women, size: 9, capacity: 30 },
      { ...men, size: 11, capacity: 30 },
      { ...masters, size: 7, capacity: 15 },
    ],
    workouts: [
      { name: 'Ascensor', like: 'carry' },
      { name: 'Camanchaca', like: 'chipper' },
    ],
    registration: { currency: 'USD', prices: [] },
    played: 0,
  },
  {
    facts: {
      name: 'Kaipara Beach Brawl',
      description: 'Low tide at ten, last heat before the water is back.',
      place: 'Muriwai, Auckland',
      country: 'NZL',
      zone: 'Pacific/Auckland',
    },
    by: 'kenji',
    days: [82, 83],
    state: 'published',
    divisions: [
      { ...women, size: 7, capacity: 20 },
      { ...men, size: 8, capacity: 20 },
    ],
    workouts: [
      { name: 'Black Sand', like: 'run' },
      { name: 'Driftwood', like: 'carry' },
    ],
    played: 0,
  },
  {
    facts: {
      name: 'Monsoon Masters',
      description: 'For those past forty: two days under a tin roof, with rain for a drum.',
      place: 'Fort Kochi',
      country: 'IND',
      zone: 'Asia/Kolkata',
    },
    by: 'arun',
    days: [118, 119],
    state: 'published',
    divisions: [{ ...masters, size: 11, capacity: 30 }],
    workouts: [
      { name: 'First Drops', like: 'bike' },
      { name: 'Backwater', like: 'row' },
    ],
    played: 0,
  },
  {
    facts: {
      name: 'Minato Sprint Series',
      description: 'Short, sharp, over by lunch: three tests of less than eight minutes.',
      place: 'Meriken Park, Kobe',
      country: 'JPN',
      zone: 'Asia/Tokyo',
    },
    by: 'kenji',
    days: [-62, -62],
    state: 'finished',
    divisions: [
      { ...women, size: 12 },
      { ...men, size: 14 },
    ],
    workouts: [
      { name: 'Signal', like: 'sprint' },
      { name: 'Gantry', like: 'snatch' },
      { name: 'Turntable', like: 'bike' },
    ],
    played: 3,
  },
  {
    facts: {
      name: 'Alpine Grid',
      description: 'A grid of sixteen lanes at the foot of the Nordkette, in the last snow.',
      place: 'Nordkette, Innsbruck',
      country: 'AUT',
      zone: 'Europe/Vienna',
    },
    by: 'ingrid',
    days: [-205, -204],
    state: 'finished',
    divisions: [
      { ...women, size: 11 },
      { ...men, size: 13 },
    ],
    workouts: [
      { name: 'Cable Car', like: 'rope' },
      { name: 'Firn', like: 'row' },
      { name: 'Summit Book', like: 'deadlift' },
    ],
    played: 3,
  },
];
