import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ReactNode } from 'react';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { addingProblem } from '../points/adding-up.ts';
import { astray } from '../points/points-methods.ts';
import { ScoringChoice } from './scoring-choice.tsx';
import { ScoringSettings } from './scoring-settings.tsx';

interface ScoringFieldsProps {
  value: CompetitionScoring;
  competition: Pick<CompetitionReply, 'workouts' | 'divisions'>;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: CompetitionScoring) => void;
}

/** Scoring presets and settings, with warnings where workouts or divisions don’t fit them. */
export function ScoringFields({ value, competition, errors, onChange }: ScoringFieldsProps) {
  const { workouts, divisions } = competition;
  const problem = addingProblem(value, workouts);
  const stray = astray(value.total, [
    ...workouts.map(({ name, points }) => ({ name, own: points.points })),
    ...divisions.map(({ name, points }) => ({ name, own: points })),
  ]);
  return (
    <Stack gap={24}>
      <ScoringChoice value={value} workouts={workouts} onChange={onChange} />
      {problem && <Note tone="warn">These results can’t be added up. {problem}</Note>}
      {stray.length > 0 && (
        <Note tone="warn">
          {stray.join(', ')} {stray.length === 1 ? 'has its own points' : 'have their own points'}, which
          don’t match: here the {value.total === 'lower' ? 'lowest' : 'highest'} total wins. Change them in
          the workouts and divisions steps.
        </Note>
      )}
      <ScoringSettings value={value} workouts={workouts} errors={errors} onChange={onChange} />
    </Stack>
  );
}
