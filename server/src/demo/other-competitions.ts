import type { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { z } from 'zod';

type Sketch = Omit<z.input<typeof newCompetition>, 'startsOn' | 'endsOn'>;

/** Upcoming, entries open. */
export const riftValleyOpen = {
  name: 'Rift Valley Open',
  description:
    'Two days at 1,850 metres on the rim of the Menengai crater. Five workouts, one of them on the trail. Thin air, short shade, loud crowd.',
  place: 'Afraha Grounds, Nakuru',
  country: 'KEN',
  zone: 'Africa/Nairobi',
  divisions: [
    { name: 'Women Rx', capacity: 40, plannedField: 40 },
    { name: 'Men Rx', capacity: 40, plannedField: 40 },
    { name: 'Masters 40+', capacity: 40, plannedField: 40 },
  ],
  workouts: [
    {
      name: 'Escarpment',
      description: '**For time**\n\n3 km up the trail with a 10/14 kg vest.',
      scoring: { type: 'time', unit: 'clock', direction: 'lower' },
    },
    {
      name: 'Flamingo Ladder',
      description: '**Heaviest snatch**',
      scoring: { type: 'load', unit: 'kg', direction: 'higher', decimals: 1 },
    },
  ],
} as const satisfies Sketch;

export const riftValleyEntries = `bib,name,division,country,affiliate
1,Wanjiru Kamande,Women Rx,KEN,Menengai Strength
2,Rosalind Achieng,Women Rx,KEN,Kisumu Lakeside
3,Aisha Bello,Women Rx,NGA,Island Barbell Lagos
4,Selam Tesfaye,Women Rx,ETH,Entoto Hill
5,Nadia Benkirane,Women Rx,MAR,Ain Diab
6,Chipo Marufu,Women Rx,ZWE,Mukuvisi
7,Grace Nalubega,Women Rx,UGA,Kololo Box
8,Fatou Diarra,Women Rx,SEN,Ngor Point
41,Tobias Reinholt,Men Rx,DEU,Elbe Kraftwerk
42,Kipkoech Rotich,Men Rx,KEN,Eldoret Heights
43,Mateus Albuquerque,Men Rx,BRA,Porto Alto
81,Duc Anh Phan,Masters 40+,VNM,Hải Phòng Barbell
`;

/** Finished: its board is final. Scored by places, as online competitions are. */
export const winterLeague = {
  name: 'Box to Box Winter League',
  description: 'Three workouts in three weeks, done at home, with a video or a judge.',
  online: true,
  zone: 'Europe/London',
  divisions: [{ name: 'Open' }],
  workouts: [
    {
      name: 'Frost',
      description:
        '**As many rounds and reps as possible in 12 minutes**\n\n10 burpees\n15 swings\n20 squats',
      scoring: { type: 'rounds_reps', unit: 'reps', direction: 'higher', repsPerRound: 45 },
    },
    {
      name: 'Long Dark',
      description: '**Row 5 km for time**',
      scoring: { type: 'time', unit: 'clock', direction: 'lower' },
    },
    {
      name: 'Icicle',
      description: '**Longest dead hang**',
      scoring: { type: 'hold', unit: 'clock', direction: 'higher' },
    },
  ],
} as const satisfies Sketch;

export const winterLeagueEntries = `bib,name,country,affiliate
1,Alina Moraru,ROU,Constanța Dock 4
2,Kirsty Munro,GBR,Leith Works
3,Tuuli Rantala,FIN,Merihaka
4,Beatriz Nóbrega,BRA,Porto Alto
5,Ana Lukšić,HRV,Riva Split
6,Adaeze Umeh,NGA,Island Barbell Lagos
7,Ravi Menon,IND,Kochi Iron Works
8,Oskar Falk,SWE,Kaj 9 Göteborg
9,Hye-jin Baek,KOR,Busan Pier
10,Pedro Quiroga,COL,Bahía Fuerte
11,Marek Wrona,POL,Stocznia 12
12,Leilani Kahale,USA,Hilo Bay
`;

export const winterLeagueScores = `bib,Frost,Long Dark,Icicle
1,9+12,19:42.6,2:31
2,10+03,18:58.1,2:48
3,8+40,19:10.4,3:05
4,9+12,20:15.0,2:02
5,9+30,19:33.9,2:31
6,10+03,19:05.7,2:20
7,8+11,18:44.2,1:58
8,9+01,18:31.5,2:40
9,9+44,20:02.8,3:12
10,7+38,21:19.3,1:41
11,8+25,,2:09
12,9+18,19:48.0,2:55
`;
