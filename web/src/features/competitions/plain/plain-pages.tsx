import { ButtonLink } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import text from '../../../ui/text.module.css';
import styles from './plain-pages.module.css';

interface PlainPagesProps {
  shown: number;
  /** Known on the first page, where they are not too many to count. */
  total: number | undefined;
  /** Addresses; null where there is none. */
  first: string | null;
  next: string | null;
}

/** The foot of the table: pages are addresses, so the back button leads to the one before. */
export function PlainPages({ shown, total, first, next }: PlainPagesProps) {
  const of = total === undefined || total === shown ? '' : ` of ${numberText(total)}`;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span className={text.hint}>
        {`${numberText(shown)}${of} ${shown === 1 && of === '' ? 'competition' : 'competitions'}`}
      </span>
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
