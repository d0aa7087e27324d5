import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import text from '../../../../ui/text.module.css';

interface StageFieldsProps {
  value: CompetitionScoring;
  workouts: readonly WorkoutReply[];
  onChange: (scoring: CompetitionScoring) => void;
}

/** The stages at which points restart at 0; athletes who compete there rank above the rest. */
export function StageFields({ value, workouts, onChange }: StageFieldsProps) {
  const chosen = value.restartStages ?? [];
  const used = workouts.map(({ points }) => points.stage ?? 1).filter((stage) => stage > 1);
  const stages = [...new Set([...used, ...chosen])].sort((one, other) => one - other);
  const set = (stage: number, isOn: boolean) => {
    const { restartStages: _before, ...rest } = value;
    const now = stages.filter((each) => (each === stage ? isOn : chosen.includes(each)));
    onChange(now.length > 0 ? { ...rest, restartStages: now } : rest);
  };
  if (stages.length === 0) {
    return (
      <p className={text.hint}>
        All workouts are in the same stage. To restart points, for example in a final, set a later stage in
        the workouts step.
      </p>
    );
  }
  return (
    <ChoiceGroup legend="Restart points at 0">
      {stages.map((stage) => (
        <Checkbox
          key={stage}
          label={`At stage ${stage}`}
          hint={`From ${namesOf(stage, workouts)} on. Athletes who compete there rank above those who don’t.`}
          checked={chosen.includes(stage)}
          onChange={(change) => set(stage, change.currentTarget.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}

function namesOf(stage: number, workouts: readonly WorkoutReply[]): string {
  const first = workouts.find(({ points }) => (points.stage ?? 1) === stage);
  return first ? first.name : 'a stage without workouts';
}
