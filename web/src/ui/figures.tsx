import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './figures.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A row of figures in one frame; two by two on a phone. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** Small, before the value: the currency. */
  before?: ReactNode;
  /** Small, after the value: "of 240". */
  after?: ReactNode;
  /** Below: what it means. */
  note?: ReactNode;
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  /** An address of the app: the list of what was counted. */
  to?: string;
}

/** One big number with its name and what it means. */
export function Figure({ label, value, before, after, note, tone = 'plain', to }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {before && <small className={styles.before}>{before}</small>}
        {to ? (
          <Link className={styles.link} to={to}>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            <span>{value}</span>
            {after && <small className={styles.after}>{after}</small>}
          </Link>
        ) : (
          <>
            {value}
            {after && <small className={styles.after}>{after}</small>}
          </>
        )}
      </dd>
      {note && <dd className={styles[tone]}>{note}</dd>}
    </div>
  );
}

interface FactsProps {
  /** Two beside each other at every width, as in a modal. */
  narrow?: boolean;
  children: ReactNode;
}

/** Smaller than figures: when, where, how many. On the ground, between hairlines. */
export function Facts({ narrow = false, children }: FactsProps) {
  return <dl className={clsx(styles.facts, !narrow && styles.wide)}>{children}</dl>;
}

interface FactProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export function Fact({ label, value, note }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={styles.factValue}>{value}</dd>
      {note && <dd className={styles.factNote}>{note}</dd>}
    </div>
  );
}
