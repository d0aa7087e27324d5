import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import {
  type ScoringPresetName,
  scoringPresetNames,
  scoringPresets,
} from '@chalkline/contract/competitions/scoring-presets.ts';
import { useId } from 'react';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';

/** Each way of scoring in one sentence; the rest of the settings can be changed later. */
const presetWords: Readonly<Record<ScoringPresetName, readonly [label: string, sentence: string]>> = {
  on_site: [
    'Points table',
    'Each place earns points, 100 for the first; the most points win, and a tie goes to the best single finish.',
  ],
  online: ['Rank-sum', 'Each place counts as its number; the lowest sum wins, and ties share their place.'],
  total_time: ['Total time', 'All times are added up; the shortest wins.'],
  total_amount: ['Total amount', 'All results are added up, such as kilos or reps; the largest wins.'],
  share_of_best: ['Share of the best', 'The best result earns 100, the median 50, the others in between.'],
};

interface ScoringChoiceProps {
  value: CompetitionScoring;
  onChange: (scoring: CompetitionScoring) => void;
}

/** One of the presets, each explained. */
export function ScoringChoice({ value, onChange }: ScoringChoiceProps) {
  const name = useId();
  const chosen = JSON.stringify(value);
  return (
    <ChoiceGroup legend="How places become a ranking">
      {scoringPresetNames.map((preset) => {
        const [label, sentence] = presetWords[preset];
        return (
          <Radio
            key={preset}
            name={name}
            value={preset}
            label={label}
            hint={sentence}
            checked={JSON.stringify(scoringPresets[preset]) === chosen}
            onChange={() => onChange(scoringPresets[preset])}
          />
        );
      })}
    </ChoiceGroup>
  );
}
