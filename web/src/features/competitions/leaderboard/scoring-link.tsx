import styles from './scoring-link.module.css';

/** The way to the rules of the board. */
export function ScoringLink({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onOpen}>
      How this is scored
    </button>
  );
}
