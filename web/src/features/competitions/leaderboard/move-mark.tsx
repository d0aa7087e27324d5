import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react';
import clsx from 'clsx';
import unseen from '../../../ui/visually-hidden.module.css';
import styles from './move-mark.module.css';

/** Places won or lost a moment ago. */
export function MoveMark({ moved }: { moved: number }) {
  if (moved === 0) return null;
  const Caret = moved > 0 ? IconCaretUpFilled : IconCaretDownFilled;
  return (
    <span className={clsx(styles.mark, moved > 0 && styles.up)}>
      <Caret size={12} aria-hidden="true" />
      <span className={unseen.hidden}>{moved > 0 ? 'up' : 'down'} </span>
      {Math.abs(moved)}
    </span>
  );
}
