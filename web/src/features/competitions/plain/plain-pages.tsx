import { ButtonLink } from '../../../ui/button.tsx';
import text from '../../../ui/text.module.css';
import { shownOf } from '../shown-count.ts';
import styles from './plain-pages.module.css';

interface PlainPagesProps {
  shown: number;
  /** Known on the first page, where they are not too many to count. */
  total: number | undefined;
  search: string;
  /** Addresses; null where there is none. */
  first: string | null;
  next: string | null;
}

/** The foot of the table: pages are addresses, so the back button leads to the one before. */
export function PlainPages({ shown, total, search, first, next }: PlainPagesProps) {
  // Only the first page knows of all of them.
  const words = shownOf({ shown, total, more: next !== null && first === null, search });
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span className={text.hint}>{`${words} ${words === '1' ? 'competition' : 'competitions'}`}</span>
      <span className={styles.steps}>
        {first !== null && (
          <ButtonLink size={32} to={first}>
            First page
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink size={32} to={next}>
            Next page
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
