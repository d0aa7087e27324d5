import { treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './builder.module.css';

interface DayNameProps {
  name: string;
  minutes: number;
  onChange: (name: string) => void;
}

/** The name is taken when the field is left, as one step to undo; an empty one isn't. */
export function DayName({ name, minutes, onChange }: DayNameProps) {
  return (
    <div className={styles.name}>
      <TextField
        key={name}
        id="day-name"
        label="Name"
        hint={`About ${minutes} min`}
        defaultValue={name}
        maxLength={treeLimits.name}
        autoComplete="off"
        onBlur={({ currentTarget: { value } }) => {
          const typed = value.trim().replaceAll(/\s+/g, ' ');
          if (typed !== '' && typed !== name) onChange(typed);
        }}
      />
    </div>
  );
}
