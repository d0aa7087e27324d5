import { harborWorkouts } from './harbor-workouts.ts';
import { mastersWomen, openMen, openWomen } from './invented-athletes.ts';
import { drawField, entriesFile, type Starter, scoresFile } from './invented-field.ts';

export const harborName = 'Harbor Throwdown';

/** In the order of their list. */
const womenBibs = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 33, 26, 27, 29, 28, 31, 30, 34, 32];
const women: readonly Starter[] = openWomen.map((athlete, index) => ({
  ...athlete,
  bib: womenBibs[index] ?? 0,
  division: 'Women Rx',
  figures: 'women',
  ability: athlete.strength,
}));

const men = drawField(harborName, {
  division: 'Men Rx',
  figures: 'men',
  from: openMen,
  size: 20,
  firstBib: 51,
  always: 'Tobias Reinholt',
});

const masters = drawField(harborName, {
  division: 'Women 40+',
  figures: 'women',
  from: mastersWomen,
  size: 20,
  firstBib: 81,
  abilities: [0.8, 0.1],
});

export const harborStarters: readonly Starter[] = [...women, ...men, ...masters];

export const harborEntries = entriesFile(harborStarters);

/** Three workouts are done everywhere, the fourth by the women and the masters, the fifth by the masters' first heat. */
export const harborWomensScores = `bib,Breakwater,Crane,Twenty Down,Twenty Down tiebreak,Salt & Iron
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
26,11:35.20,100.0,19,4:50,8:13.13
27,CAP +5,90.0,17,4:33,8:20.07
29,CAP +8,87.5,17,4:58,9:03.61
28,CAP +12,92.5,15,4:27,9:12.45
31,CAP +12,85.0,15,4:46,CAP +6
30,CAP +19,95.0,14,4:38,9:18.36
34,CAP +27,87.5,13,4:35,CAP +14
32,CAP +33,80.0,,,
`;

export const harborMensScores = scoresFile(harborName, men, harborWorkouts.slice(0, 3));

export const harborMastersScores = scoresFile(harborName, masters, harborWorkouts.slice(0, 4));

/** The last half of the bibs starts first; the scores of the heat after it still arrive. */
export const harborFirstHeatScores = scoresFile(harborName, masters.slice(-10), harborWorkouts.slice(4, 5));
