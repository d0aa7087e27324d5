import type { RippleHeatChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import styles from './ripple.module.css';

interface HeatChangesProps {
  competition: { readonly workouts: readonly { readonly id: string; readonly name: string }[] };
  heats: readonly RippleHeatChange[];
}

/** Heats to come that a decision touches. They change only when someone seeds them again. */
export function HeatChanges({ competition, heats }: HeatChangesProps) {
  if (heats.length === 0) return null;
  const nameOf = new Map(competition.workouts.map(({ id, name }) => [id, name]));
  return (
    <Note>
      Heats to come:
      <ul className={styles.cuts}>
        {heats.map((heat) => (
          <li key={heat.workoutId}>{`${nameOf.get(heat.workoutId) ?? 'A workout'}: ${heatText(heat)}`}</li>
        ))}
      </ul>
    </Note>
  );
}

function heatText({ emptied, moved }: RippleHeatChange): string {
  return [
    ...(emptied ? [`lane ${emptied.lane} of heat ${emptied.heat} becomes free`] : []),
    ...(moved > 0
      ? [`${counted(moved, ['athlete moves', 'athletes move'])} to another heat if you seed it again`]
      : []),
  ].join('; ');
}
