import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { weekdayText } from '../../../ui/times.ts';
import styles from './diary.module.css';
import { daysAfter } from './diary-texts.ts';

interface DayBarProps {
  day: string;
  /** Today. */
  now: string;
  onChange: (day: string) => void;
}

/** Which day is shown, with the days before and after it. */
export function DayBar({ day, now, onChange }: DayBarProps) {
  return (
    <div className={styles.dayBar}>
      <IconButton
        edged
        size={48}
        label="Day before"
        icon={<IconChevronLeft size={20} stroke={1.75} />}
        onClick={() => onChange(daysAfter(day, -1))}
      />
      <b className={styles.dayName}>{day === now ? 'Today' : weekdayText(day)}</b>
      <IconButton
        edged
        size={48}
        label="Day after"
        icon={<IconChevronRight size={20} stroke={1.75} />}
        onClick={() => onChange(daysAfter(day, 1))}
      />
      <TextField
        type="date"
        label="Day"
        labelHidden
        value={day}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange(value)}
      />
      {day !== now && (
        <Button size={48} onClick={() => onChange(now)}>
          Today
        </Button>
      )}
    </div>
  );
}
