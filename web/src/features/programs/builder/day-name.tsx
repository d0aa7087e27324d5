import { treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './builder.module.css';

/** Long enough for a word, so that undo takes back words and not letters. */
const pauseMs = 400;

interface DayNameProps {
  name: string;
  minutes: number;
  onChange: (name: string) => void;
}

/** The name is taken at a pause and when the field is left, as one step to undo; an empty one isn't. */
export function DayName({ name, minutes, onChange }: DayNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take(): void {
    const next = typed?.trim().replaceAll(/\s+/g, ' ') ?? '';
    if (next !== '' && next !== name) onChange(next);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause follows what was typed last
  useEffect(() => {
    const timer = setTimeout(take, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.name}>
      <TextField
        id="day-name"
        label="Name"
        hint={`About ${minutes} min`}
        value={typed ?? name}
        maxLength={treeLimits.name}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={() => {
          take();
          setTyped(null);
        }}
      />
    </div>
  );
}
