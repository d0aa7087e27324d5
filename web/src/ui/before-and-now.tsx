import styles from './before-and-now.module.css';
import unseen from './visually-hidden.module.css';

interface BeforeAndNowProps {
  /** null: there was nothing before, or is nothing now. */
  before: string | null;
  now: string | null;
}

/** A change: what was, and what is now. */
export function BeforeAndNow({ before, now }: BeforeAndNowProps) {
  return (
    <>
      {before !== null && (
        <del className={styles.before}>
          <span className={unseen.hidden}>before: </span>
          {before}
        </del>
      )}
      {now !== null && (
        <ins className={styles.now}>
          <span className={unseen.hidden}>now: </span>
          {now}
        </ins>
      )}
    </>
  );
}
