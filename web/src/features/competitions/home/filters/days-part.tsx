import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { timeNow } from '../../../../ui/now.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { isDay } from '../home-filters.ts';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';
import { next30Days, thisWeekend } from './spans.ts';

/** A date range that overlaps the competition. */
export function DaysPart({ filters: { from, to }, set }: FilterPartProps) {
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' });
  useEffect(() => setTyped({ from: from ?? '', to: to ?? '' }), [from, to]);
  const isCrossed = isDay(typed.from) && isDay(typed.to) && typed.to < typed.from;
  /** Into the address once it is a whole day and in order. */
  const type = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const isWhole = [next.from, next.to].every((day) => day === '' || isDay(day));
    if (isWhole && !(next.from !== '' && next.to !== '' && next.to < next.from)) set(next);
  };
  return (
    <div className={styles.part}>
      <div className={styles.days}>
        <TextField
          type="date"
          label="From"
          value={typed.from}
          onChange={(change) => type({ from: change.currentTarget.value })}
        />
        <TextField
          type="date"
          label="To"
          value={typed.to}
          onChange={(change) => type({ to: change.currentTarget.value })}
          error={isCrossed ? 'Choose a day on or after the first one.' : undefined}
        />
      </div>
      <div className={styles.quick}>
        <Button size={32} onClick={() => set(thisWeekend(new Date(timeNow())))}>
          This weekend
        </Button>
        <Button size={32} onClick={() => set(next30Days(new Date(timeNow())))}>
          Next 30 days
        </Button>
      </div>
    </div>
  );
}
