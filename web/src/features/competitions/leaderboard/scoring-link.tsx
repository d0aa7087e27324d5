import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './scoring-link.module.css';

/** The way to the rules of the board. */
export function ScoringLink({ onOpen }: { onOpen: () => void }) {
  return (
    <LinkButton className={styles.link} aria-haspopup="dialog" onClick={onOpen}>
      How this is scored
    </LinkButton>
  );
}
