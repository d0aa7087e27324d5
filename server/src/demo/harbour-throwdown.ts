import type { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { z } from 'zod';

const forTime = (minutes: number, totalReps: number): WorkoutScoring => ({
  type: 'time',
  unit: 'clock',
  direction: 'lower',
  cap: { notation: 'remaining', seconds: minutes * 60, totalReps },
});

/** A live competition part-way: three workouts done, the fourth under way, the final still to come. */
export const harbourThrowdown = {
  name: 'Harbour Throwdown',
  description:
    'Three days on the quay: five workouts between cranes and water, the last one under lights. The top ten of every division go to the final.',
  place: 'Rotterdam',
  country: 'NLD',
  zone: 'Europe/Amsterdam',
  scoring: { ...scoringPresets.on_site, withdrawn: 'below', absent: 'no_place' },
  divisions: [
    { name: 'Women Rx', capacity: 20, plannedField: 20, points: { method: 'table', table: '2023-20' } },
    { name: 'Men Rx', capacity: 20, plannedField: 20, points: { method: 'table', table: '2023-20' } },
  ],
  workouts: [
    {
      name: 'Breakwater',
      description: '**For time, cap 12:00**\n\n50 wall balls\n50 box jump overs\n50 sandbag cleans, 45/60 kg',
      scoring: forTime(12, 150),
    },
    {
      name: 'Crane',
      description:
        '**1 clean, heaviest of three**\n\nSix minutes on the platform, three attempts that count.',
      scoring: { type: 'load', unit: 'kg', direction: 'higher', decimals: 1 },
    },
    {
      name: 'Twenty Down',
      description:
        '**Reps in 6 minutes**\n\nLegless rope climbs and burpees over the rower. Tie-break: time after the tenth climb.',
      scoring: {
        type: 'reps',
        unit: 'reps',
        direction: 'higher',
        tiebreaks: [{ type: 'time', unit: 'clock', direction: 'lower' }],
      },
    },
    {
      name: 'Salt & Iron',
      description:
        '**For time, cap 10:00**\n\n1000 m row\n30 bar-facing burpees\n30 thrusters, 30/43 kg\n70 double-unders',
      scoring: forTime(10, 130),
    },
    {
      name: 'The Lock',
      description: 'Announced on the floor, for the ten who are left.',
      scoring: forTime(8, 90),
    },
  ],
} as const satisfies Omit<z.input<typeof newCompetition>, 'startsOn' | 'endsOn'>;

export const harbourEntries = `bib,name,division,country,affiliate
15,Signe Halvorsen,Women Rx,NOR,Fjordbox Bergen
16,Amara Okonkwo,Women Rx,NGA,Island Barbell Lagos
17,Ines Carvalho,Women Rx,PRT,Doca Oito
18,Yui Tanabe,Women Rx,JPN,Minato Strength
19,Mereana Tautahi,Women Rx,NZL,Kaipara Crew
20,Zofia Wrona,Women Rx,POL,Stocznia 12
21,Lucía Barrenechea,Women Rx,ARG,Puerto Hierro
22,Thandeka Mokoena,Women Rx,ZAF,Bluff Athletics
23,Hanna Lindqvist,Women Rx,SWE,Kaj 9 Göteborg
24,Camille Vasseur,Women Rx,FRA,Atelier Nantes
25,Elif Demirkan,Women Rx,TUR,Haliç Athletics
33,Noor van den Akker,Women Rx,NLD,Maashaven
26,Priya Raghunathan,Women Rx,IND,Kochi Iron Works
27,Siobhán Kerrigan,Women Rx,IRL,Galway Docks
29,Rania Haddad,Women Rx,LBN,Corniche
28,Paola Ferretti,Women Rx,ITA,Molo Trieste
31,Marisol Quiroga,Women Rx,COL,Bahía Fuerte
30,Katalin Szűcs,Women Rx,HUN,Csepel Works
34,Jade Wu-Pettersson,Women Rx,AUS,Fremantle South
32,Freja Bruun,Women Rx,DNK,Refshale
51,Tobias Reinholt,Men Rx,DEU,Elbe Kraftwerk
52,Mateus Albuquerque,Men Rx,BRA,Porto Alto
53,Ilkka Rantala,Men Rx,FIN,Merihaka
54,Daniel Asante,Men Rx,GHA,Tema Harbour
55,Radu Moraru,Men Rx,ROU,Constanța Dock 4
56,Callum Munro,Men Rx,GBR,Leith Works
57,Dinh Anh Phan,Men Rx,VNM,Hải Phòng Barbell
58,Arjan Pillai,Men Rx,IND,Kochi Iron Works
`;

/** The two on the floor have no score in the fourth workout yet. */
export const harbourScores = `bib,Breakwater,Crane,Twenty Down,Twenty Down tiebreak,Salt & Iron
15,9:41.28,105.0,24,4:31,7:12.04
16,9:58.03,107.5,22,4:40,7:05.51
17,10:44.70,110.0,20,4:52,7:31.90
18,9:44.15,95.0,23,4:35,7:20.66
19,10:12.50,102.5,20,4:59,7:44.18
20,11:02.11,102.5,21,4:22,7:38.02
21,10:29.94,97.5,19,4:41,8:02.75
22,10:51.33,100.0,18,4:28,7:58.40
23,11:29.69,100.0,20,5:04,8:15.11
24,11:18.40,92.5,17,4:30,8:09.90
25,CAP +5,102.5,16,4:19,8:44.83
33,11:40.02,97.5,17,4:44,8:31.26
26,11:35.20,100.0,19,4:50,
27,CAP +5,90.0,17,4:33,8:20.07
29,CAP +8,87.5,17,4:58,9:03.61
28,CAP +12,92.5,15,4:27,9:12.45
31,CAP +12,85.0,15,4:46,CAP +6
30,CAP +19,95.0,14,4:38,
34,CAP +27,87.5,13,4:35,CAP +14
32,CAP +33,80.0,,,
51,8:52.10,152.5,26,4:12,
52,9:07.75,147.5,27,4:20,
53,9:20.31,160.0,24,4:18,
54,8:58.66,155.0,25,4:09,
55,10:02.48,142.5,22,4:31,
56,10:40.90,150.0,21,4:26,
57,11:12.07,130.0,25,4:15,
58,CAP +4,145.0,19,4:40,
`;
