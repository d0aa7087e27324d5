import clsx from 'clsx';
import { NumberField } from '../../ui/number-field.tsx';
import styles from './counting.module.css';

interface CountLine {
  readonly id: string;
  readonly name: string;
  readonly listed: number;
  /** null: not yet. */
  readonly counted: number | null;
}

interface CountLinesProps {
  lines: readonly CountLine[];
  onCount: (id: string, counted: number | null) => void;
}

/** What was counted of each thing, beside what is listed. */
export function CountLines({ lines, onCount }: CountLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} onCount={(counted) => onCount(line.id, counted)} />
      ))}
    </ul>
  );
}

function Line({ line, onCount }: { line: CountLine; onCount: (counted: number | null) => void }) {
  const difference = line.counted === null ? 0 : line.counted - line.listed;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <b>{line.name}</b>
        <small>
          Listed {line.listed}
          {difference !== 0 && (
            <span className={clsx(difference < 0 ? styles.less : styles.more)}>
              {`, ${difference > 0 ? '+' : '−'}${Math.abs(difference)}`}
            </span>
          )}
        </small>
      </span>
      <NumberField
        id={`counted-${line.id}`}
        label={`${line.name}, counted`}
        labelHidden
        className={styles.amount}
        placeholder="–"
        value={line.counted}
        onChange={(value) => onCount(value === null || !Number.isInteger(value) || value < 0 ? null : value)}
      />
    </li>
  );
}
