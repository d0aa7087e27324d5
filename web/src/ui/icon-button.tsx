import clsx from 'clsx';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './icon-button.module.css';

interface Look {
  /** What it does, read out and shown on hover: an icon always has a name. */
  label: string;
  icon: ReactNode;
  edged?: boolean;
  size?: 32 | 40 | 48;
  /** A number on its corner, hidden at 0. */
  count?: number;
}

interface IconButtonProps extends Look {
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Called just before a likely press, to prefetch what it opens. */
  onNear?: () => void;
  disabled?: boolean;
  ref?: ComponentProps<'button'>['ref'];
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, edged, size = 40, count = 0, onNear, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={look(edged, size)}
      title={label}
      aria-label={withCount(label, count)}
    >
      {icon}
      {count > 0 && <Count value={count} />}
    </button>
  );
}

/** The same as a link. */
export function IconLink({ label, icon, edged, size = 40, count = 0, to }: Look & { to: string }) {
  return (
    <Link to={to} className={look(edged, size)} title={label} aria-label={withCount(label, count)}>
      {icon}
      {count > 0 && <Count value={count} />}
    </Link>
  );
}

function look(edged: boolean | undefined, size: 32 | 40 | 48): string {
  return clsx(styles.button, edged && styles.edged, styles[`size${size}`]);
}

function withCount(label: string, count: number): string {
  return count > 0 ? `${label}, ${count}` : label;
}

function Count({ value }: { value: number }) {
  return (
    <b className={styles.count} aria-hidden="true">
      {value > 99 ? '99+' : value}
    </b>
  );
}
