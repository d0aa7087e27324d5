import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type { ProgramDay, ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import { useState } from 'react';
import unseen from '../../../ui/visually-hidden.module.css';
import { DayExercises } from './day-exercises.tsx';

interface WorkoutEditorProps {
  day: ProgramDay;
  exercises: readonly ProgramExerciseFacts[];
  onChange: (change: (now: ProgramDay) => ProgramDay) => void;
}

/** One workout outside of its program, as a program of one week with it alone. */
export function WorkoutEditorSection({ day, exercises, onChange }: WorkoutEditorProps) {
  const [added, setAdded] = useState<readonly ProgramExerciseFacts[]>([]);
  const known = new Map([...exercises, ...added].map((one) => [one.id, one]));
  const treeOf = (now: ProgramDay): ProgramTree => ({ weeks: [{ id: now.id, days: [now] }] });
  return (
    <>
      <p id="how-to-move" className={unseen.hidden}>
        Use the arrow keys to move it.
      </p>
      <DayExercises
        tree={treeOf(day)}
        edit={(change) => onChange((now) => change(treeOf(now)).weeks[0]?.days[0] ?? now)}
        day={day}
        known={known}
        onKnown={(one) => setAdded((now) => [...now, one])}
      />
    </>
  );
}
