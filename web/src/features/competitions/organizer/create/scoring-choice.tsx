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

/** One of the presets, each explained; one that the workouts do not allow says why. */
export function ScoringChoice({ value, workouts, onChange }: ScoringChoiceProps) {
  const name = useId();
  const chosen = JSON.stringify(value);
  return (
    <ChoiceGroup legend="How places become a ranking">
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
            hint={problem ? `${sentence} Not with these workouts: ${problem}` : sentence}
            disabled={problem !== null && !isChosen}
            checked={isChosen}
            onChange={() => onChange(scoringPresets[preset])}
          />
        );
      })}
    </ChoiceGroup>
  );
}
