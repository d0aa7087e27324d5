import { masters, men, type OtherCompetition, women } from './other-competition.ts';

const plains = { ...women, pool: 'prairie' } as const;
const plainsMen = { ...men, pool: 'prairie' } as const;

/** Later in the year and earlier in the last one: smaller ones, which make the list longer than a page. */
export const moreCompetitions: readonly OtherCompetition[] = [
  {
    facts: {
      name: 'Tidewater Team Trials',
      description: 'Teams of two on a barge that moves. Bring shoes that grip.',
      place: 'Vieux-Port, Québec',
      country: 'CAN',
      zone: 'America/Toronto',
    },
    ...{ by: 'claire', days: [41, 41], state: 'published', played: 0 },
    divisions: [
      { ...women, size: 6, capacity: 24 },
      { ...men, size: 7, capacity: 24 },
    ],
    workouts: [
      { name: 'Ballast', like: 'carry' },
      { name: 'Windlass', like: 'row' },
    ],
  },
  {
    facts: {
      name: 'Polar Night Lift',
      description: 'Deadlifts and snatches in the two hours of light that Tromsø has in January.',
      place: 'Kaikanten, Tromsø',
      country: 'NOR',
      zone: 'Europe/Oslo',
    },
    ...{ by: 'ingrid', days: [47, 47], state: 'published', played: 0 },
    divisions: [{ ...masters, size: 6, capacity: 20 }],
    workouts: [
      { name: 'Blue Hour', like: 'deadlift' },
      { name: 'Northern Line', like: 'snatch' },
    ],
  },
  {
    facts: {
      name: 'Backwaters Relay',
      description: 'Legs of two kilometers along the canal, with a rope climb at every bridge.',
      place: 'Alappuzha',
      country: 'IND',
      zone: 'Asia/Kolkata',
    },
    ...{ by: 'arun', days: [62, 62], state: 'published', played: 0 },
    divisions: [{ ...men, size: 8, capacity: 40 }],
    workouts: [{ name: 'Houseboat', like: 'run' }],
  },
  {
    facts: {
      name: 'Atacama Dry Run',
      description: 'No humidity, no shade, no excuses. Water every kilometer.',
      place: 'San Pedro de Atacama',
      country: 'CHL',
      zone: 'America/Santiago',
    },
    ...{ by: 'catalina', days: [68, 69], state: 'published', played: 0 },
    divisions: [
      { ...women, size: 5, capacity: 30 },
      { ...men, size: 5, capacity: 30 },
    ],
    workouts: [
      { name: 'Salt Flat', like: 'run' },
      { name: 'Geyser', like: 'rounds' },
    ],
  },
  {
    facts: {
      name: 'Setouchi Island Open',
      description: 'Three islands, three ferries, one workout on each. Miss the boat and you watch.',
      place: 'Onomichi',
      country: 'JPN',
      zone: 'Asia/Tokyo',
    },
    ...{ by: 'kenji', days: [75, 76], state: 'published', played: 0 },
    divisions: [{ ...women, size: 7, capacity: 36 }],
    workouts: [
      { name: 'First Ferry', like: 'sprint' },
      { name: 'Lemon Slope', like: 'carry' },
      { name: 'Last Ferry', like: 'row' },
    ],
  },
  {
    facts: {
      name: 'Garage Ladder Online',
      description: 'A barbell, a clock and a camera. Loads go up every minute until you stop.',
      online: true,
      zone: 'UTC',
    },
    ...{ by: 'claire', days: [89, 103], state: 'published', played: 0 },
    divisions: [
      { ...women, name: 'Women', size: 9 },
      { ...men, name: 'Men', size: 10 },
    ],
    workouts: [{ name: 'Ladder', like: 'clean', releasedIn: 89 }],
  },
  {
    facts: {
      name: 'Lofoten Cod Classic',
      description: 'A sandbag as heavy as the catch, and a run along the drying racks.',
      place: 'Henningsvær',
      country: 'NOR',
      zone: 'Europe/Oslo',
    },
    ...{ by: 'ingrid', days: [131, 131], state: 'published', played: 0 },
    divisions: [{ ...men, size: 6, capacity: 24 }],
    workouts: [
      { name: 'Drying Rack', like: 'carry' },
      { name: 'Breakwater Mile', like: 'run' },
    ],
  },
  {
    facts: {
      name: 'Bosphorus Morning Games',
      description: 'Over before the city wakes: first heat at six, coffee at nine.',
      place: 'Karaköy, Istanbul',
      country: 'TUR',
      zone: 'Europe/Istanbul',
    },
    ...{ by: 'arun', days: [146, 146], state: 'published', played: 0 },
    divisions: [{ ...women, size: 4, capacity: 32 }],
    workouts: [
      { name: 'Two Continents', like: 'row' },
      { name: 'Galata Stairs', like: 'sprint' },
    ],
  },
  {
    facts: {
      name: 'Midsummer Grid',
      description: 'The sun doesn’t set, so neither does the schedule. Last heat at one in the morning.',
      place: 'Umeå',
      country: 'SWE',
      zone: 'Europe/Stockholm',
    },
    ...{ by: 'ingrid', days: [208, 209], state: 'published', played: 0 },
    divisions: [
      { ...women, size: 3, capacity: 40 },
      { ...men, size: 4, capacity: 40 },
    ],
    workouts: [
      { name: 'Maypole', like: 'rope' },
      { name: 'White Night', like: 'chipper' },
    ],
  },
  {
    facts: {
      name: 'Pampero Strength Day',
      description: 'Three lifts outdoors. If the wind comes up, the chalk is yours.',
      place: 'Rambla, Montevideo',
      country: 'URY',
      zone: 'America/Montevideo',
    },
    ...{ by: 'catalina', days: [236, 236], state: 'published', played: 0 },
    divisions: [{ ...men, size: 5, capacity: 30 }],
    workouts: [
      { name: 'Southwest Wind', like: 'deadlift' },
      { name: 'Lighthouse', like: 'clean' },
    ],
  },
  {
    facts: {
      name: 'Harvest Moon Masters',
      description: 'For those past forty, between the vines. The prize is a case of the last year.',
      place: 'Saint-Émilion',
      country: 'FRA',
      zone: 'Europe/Paris',
    },
    ...{ by: 'claire', days: [298, 299], state: 'published', played: 0 },
    divisions: [{ ...masters, size: 4, capacity: 24 }],
    workouts: [{ name: 'Press House', like: 'rounds' }],
  },
  {
    facts: {
      name: 'Red River Row-Off',
      description: 'Two kilometers on the machine, two rounds, one winner. Ends with pie.',
      place: 'The Forks, Winnipeg',
      country: 'CAN',
      zone: 'America/Winnipeg',
    },
    ...{ by: 'claire', days: [-84, -84], state: 'finished', played: 1 },
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
    ...{ by: 'claire', days: [-126, -126], state: 'finished', played: 2 },
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
    ...{ by: 'arun', days: [-97, -97], state: 'finished', played: 2 },
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
    ...{ by: 'kenji', days: [-111, -111], state: 'finished', played: 2 },
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
    ...{ by: 'catalina', days: [-139, -139], state: 'finished', played: 2 },
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
    ...{ by: 'ingrid', days: [-168, -168], state: 'finished', played: 2 },
    divisions: [{ ...masters, size: 9 }],
    workouts: [
      { name: 'Low Water', like: 'run' },
      { name: 'Customs Path', like: 'rounds' },
    ],
  },
];
