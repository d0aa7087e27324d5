import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresetNames, scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { useId } from 'react';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { presetWords } from '../trial/preset-words.ts';

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
