import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LaneMark } from './lane-mark.tsx';
import { numberText } from './locale.ts';
import text from './text.module.css';
import styles from './titles.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** Above it: where one is. */
  above?: ReactNode;
  /** Below it: what matters about it now. */
  below?: ReactNode;
  actions?: ReactNode;
  /** With the lane mark and a number beside it, as over lists. */
  count?: number;
  marked?: boolean;
  /** Beside it: a way to an answer about the screen. */
  help?: ReactNode;
}

/** The heading of a screen: one per screen, takes focus after a navigation. */
export function PageTitle({ children, above, below, actions, count, marked = false, help }: PageTitleProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        {above && <p className={text.hint}>{above}</p>}
        <div className={styles.line}>
          {marked && <LaneMark className={styles.lane} />}
          <h1 className={text.h2} tabIndex={-1}>
            {children}
          </h1>
          {count !== undefined && <Count value={count} />}
          {help}
        </div>
        {below && <p className={text.hint}>{below}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

interface SectionTitleProps {
  children: ReactNode;
  count?: number;
  /** Of how many, where `count` are some of them. */
  of?: number;
  /** At the end of the line. */
  end?: ReactNode;
  className?: string;
}

/** The heading of a part of a page, with the lane mark before it. */
export function SectionTitle({ children, count, of, end, className }: SectionTitleProps) {
  return (
    <div className={clsx(styles.line, styles.section, className)}>
      <LaneMark className={styles.lane} />
      <h2 className={text.h2}>{children}</h2>
      {count !== undefined && <Count value={count} of={of} />}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

function Count({ value, of }: { value: number; of?: number | undefined }) {
  const words = of === undefined ? numberText(value) : `${numberText(value)} of ${numberText(of)}`;
  return <span className={styles.count}>{words}</span>;
}
