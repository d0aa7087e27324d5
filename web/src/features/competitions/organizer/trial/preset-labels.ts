import type { ScoringPresetName } from '@chalkline/contract/competitions/scoring-presets.ts';

/** Each way of scoring in one sentence; the rest of the settings can be changed later. */
export const presetLabels: Readonly<Record<ScoringPresetName, readonly [label: string, sentence: string]>> = {
  on_site: [
    'Points table',
    'Each place earns points, 100 for the first; the most points win, and a tie goes to the best single finish.',
  ],
  online: [
    'Rank-sum',
    'Each place counts as its number, 3 for the 3rd; the lowest sum wins, and ties share their place.',
  ],
  total_time: ['Total time', 'All times are added up; the shortest wins.'],
  total_amount: ['Total amount', 'All results are added up, such as kilos or reps; the largest wins.'],
  share_of_best: [
    'Share of the best',
    'The best result of a workout earns 100, the middle one 50, the others in between; the most points win.',
  ],
};
