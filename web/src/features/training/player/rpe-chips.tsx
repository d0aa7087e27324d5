import { rpes } from '@chalkline/contract/programs/program-tree.schema.ts';
import { numberText } from '../../../ui/locale.ts';
import styles from './rpe-chips.module.css';

interface RpeChipsProps {
  value: number | null;
  onChange: (rpe: number | null) => void;
}

/** How hard the set was, with one press; another one takes it back. */
export function RpeChips({ value, onChange }: RpeChipsProps) {
  return (
    <fieldset className={styles.rpe}>
      <legend>RPE: how hard it was</legend>
      {rpes.map((rpe) => (
        <button
          key={rpe}
          type="button"
          aria-pressed={rpe === value}
          onClick={() => onChange(rpe === value ? null : rpe)}
        >
          {numberText(rpe)}
        </button>
      ))}
    </fieldset>
  );
}
