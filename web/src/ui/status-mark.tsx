import {
  IconCircle,
  IconClock,
  IconDiamond,
  IconLock,
  IconPencil,
  IconSnowflake,
  IconSquareCheck,
  IconSquareX,
  IconX,
} from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

const marks = {
  live: { word: 'Live', shape: null },
  provisional: { word: 'Provisional', shape: IconDiamond },
  frozen: { word: 'Frozen', shape: IconSnowflake },
  final: { word: 'Final', shape: IconSquareCheck },
  open: { word: 'Entries open', shape: IconCircle },
  opens: { word: 'Opens', shape: IconClock },
  full: { word: 'Full', shape: IconSquareX },
  draft: { word: 'Draft', shape: IconPencil },
  closed: { word: 'Closed', shape: IconLock },
  canceled: { word: 'Canceled', shape: IconX },
} as const;

export type Status = keyof typeof marks;

interface StatusMarkProps {
  status: Status;
  /** Another word for the same state: "Opens 1 Dec". */
  children?: ReactNode;
  /** On a picture: gives it a ground of its own. */
  boxed?: boolean;
}

/** A state as shape, word and color together, so that none of the three has to be seen to read it. */
export function StatusMark({ status, children, boxed = false }: StatusMarkProps) {
  const { word, shape: Shape } = marks[status];
  return (
    <span className={clsx(styles.mark, styles[status], boxed && status !== 'live' && styles.boxed)}>
      {Shape ? <Shape size={14} stroke={1.75} aria-hidden="true" /> : <i className={styles.dot} />}
      {children ?? word}
    </span>
  );
}
