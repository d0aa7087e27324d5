import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashedCheck,
  IconClockFilled,
  IconDiamondFilled,
  IconSquareRoundedXFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './scanning.module.css';

const shapes = {
  check: IconCircleCheckFilled,
  /** The device decided by itself. */
  unsent: IconCircleDashedCheck,
  stop: IconSquareRoundedXFilled,
  diamond: IconDiamondFilled,
  triangle: IconAlertTriangleFilled,
  clock: IconClockFilled,
} as const;

export type Tone = 'good' | 'bad' | 'warn';
export type Shape = keyof typeof shapes;

/** What the person at a door sees of one scan: color, shape, word and a sentence say the same. */
export interface Verdict {
  readonly tone: Tone;
  readonly shape: Shape;
  readonly word: string;
  readonly sentence: string;
}

/** The last verdict, readable from a step away, and what can be done about it. */
export function VerdictPanel({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { tone, shape, word, sentence } = verdict;
  const Shape = shapes[shape];
  return (
    <section className={styles.verdict} data-tone={tone} aria-label="Last scan">
      <div role="status" className={styles.said}>
        <Shape size={96} aria-hidden="true" />
        <p className={styles.word}>{word}</p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      <div className={styles.next}>{children}</div>
    </section>
  );
}
