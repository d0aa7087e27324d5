import type { ReactNode } from 'react';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { FrameBand } from '../../../ui/page.tsx';
import styles from './workout-hero.module.css';

interface WorkoutHeroProps {
  /** From the outermost. */
  steps: readonly { label: string; to?: string }[];
  title: string;
  /** Large before the title. */
  number?: number | undefined;
  children?: ReactNode;
}

/** The ink head of a page about workouts. */
export function WorkoutHero({ steps, title, number, children }: WorkoutHeroProps) {
  return (
    <FrameBand className={styles.hero}>
      <Crumbs steps={steps} />
      <div className={styles.line}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </FrameBand>
  );
}
