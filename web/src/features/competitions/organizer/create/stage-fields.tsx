import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import text from '../../../../ui/text.module.css';

interface StageFieldsProps {
  value: CompetitionScoring;
  workouts: readonly WorkoutReply[];
  onChange: (scoring: CompetitionScoring) => void;
}

/** At which stages the points begin again at 0; whoever takes part from there on stands above the rest. */
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
        All workouts are of one stage. Give the later ones a stage of their own in the workouts step, and the
        points can begin again there, as in a final.
      </p>
    );
  }
  return (
    <ChoiceGroup legend="Points begin again at 0">
      {stages.map((stage) => (
        <Checkbox
          key={stage}
          label={`At stage ${stage}`}
          hint={`From ${namesOf(stage, workouts)} on. Who takes part there stands above all who do not.`}
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
