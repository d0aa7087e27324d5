import type { ScoringPresetName } from '@chalkline/contract/competitions/scoring-presets.ts';

/** The scoring presets, each in a sentence; every setting can be changed later. */
export const presetLabels: Readonly<Record<ScoringPresetName, readonly [label: string, sentence: string]>> = {
  on_site: [
    'Points table',
    'Places earn points, 100 for first. Most points win; the best single finish breaks ties.',
  ],
  online: [
    'Sum of places',
    'Places are added up: 3rd counts 3. The lowest total wins; tied athletes share the place.',
  ],
  total_time: ['Total time', 'Times are added up. The shortest total wins.'],
  total_amount: ['Total score', 'Results such as kilos or reps are added up. The highest total wins.'],
  share_of_best: [
    'Share of the best',
    'The best result of a workout earns 100, the middle one 50, others in between. Most points win.',
  ],
};
