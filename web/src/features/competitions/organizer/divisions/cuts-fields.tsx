import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type Cut, mostCuts } from '@chalkline/contract/competitions/cut.schema.ts';
import { cutRuleText } from '@chalkline/contract/competitions/cut-text.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import text from '../../../../ui/text.module.css';
import { CutFields } from './cut-fields.tsx';

type Workouts = CompetitionReply['workouts'];

interface CutsFieldsProps {
  value: readonly Cut[];
  workouts: Workouts;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (cuts: Cut[]) => void;
}

/** The cuts of a division. */
export function CutsFields({ value, workouts, errors, onChange }: CutsFieldsProps) {
  const used = new Set(value.map(({ afterWorkoutId }) => afterWorkoutId));
  const free = workouts.find(({ id }) => !used.has(id));
  const isTroubled = Object.keys(errors).some((field) => field.startsWith('cuts'));
  return (
    <Disclosure label="Cuts" summary={cutsSummary(value, workouts)} troubled={isTroubled}>
      {value.map((cut, index) => (
        <CutFields
          key={cut.afterWorkoutId}
          path={`cuts.${index}`}
          value={cut}
          // Each workout can have one cut after it.
          workouts={workouts.filter(({ id }) => id === cut.afterWorkoutId || !used.has(id))}
          span={workouts}
          errors={errors}
          onChange={(changed) => onChange(value.with(index, changed))}
          onRemove={() => onChange(value.toSpliced(index, 1))}
        />
      ))}
      {errors.cuts && <p role="alert">{errors.cuts}</p>}
      {workouts.length === 0 && <p className={text.hint}>A cut comes after a workout. Add workouts first.</p>}
      {free && value.length < mostCuts && (
        <Button
          size={32}
          onClick={() =>
            onChange([...value, usualCut((workouts.findLast(({ id }) => !used.has(id)) ?? free).id)])
          }
        >
          Add a cut
        </Button>
      )}
    </Disclosure>
  );
}

function usualCut(afterWorkoutId: string): Cut {
  return { afterWorkoutId, rule: { by: 'top', count: 10 }, ties: 'all', movesUp: false };
}

function cutsSummary(cuts: readonly Cut[], workouts: Workouts): string {
  const [only] = cuts;
  if (!only) return 'None';
  const nameOf = (id: string) => workouts.find((workout) => workout.id === id)?.name ?? null;
  if (cuts.length > 1) return counted(cuts.length, ['cut', 'cuts']);
  return `${cutRuleText(only.rule, nameOf)}, after ${nameOf(only.afterWorkoutId) ?? 'a workout'}`;
}
