import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresetNames, scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useId } from 'react';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { addingProblem } from '../points/adding-up.ts';
import { presetLabels } from '../trial/preset-labels.ts';

interface ScoringChoiceProps {
  value: CompetitionScoring;
  workouts: readonly Pick<WorkoutReply, 'name' | 'scoring' | 'points'>[];
  onChange: (scoring: CompetitionScoring) => void;
}

/** The scoring presets, each with a sentence; unavailable ones say why. */
export function ScoringChoice({ value, workouts, onChange }: ScoringChoiceProps) {
  const name = useId();
  const chosen = JSON.stringify(value);
  return (
    <ChoiceGroup legend="How athletes are ranked">
      {scoringPresetNames.map((preset) => {
        const [label, sentence] = presetLabels[preset];
        const problem = addingProblem(scoringPresets[preset], workouts);
        const isChosen = JSON.stringify(scoringPresets[preset]) === chosen;
        return (
          <Radio
            key={preset}
            name={name}
            value={preset}
            label={label}
            hint={problem ? `${sentence} Not available with these workouts. ${problem}` : sentence}
            disabled={problem !== null && !isChosen}
            checked={isChosen}
            onChange={() => onChange(scoringPresets[preset])}
          />
        );
      })}
    </ChoiceGroup>
  );
}
