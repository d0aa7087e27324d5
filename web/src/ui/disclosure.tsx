import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** A summary of the settings inside, shown while closed. */
  summary?: string;
  /** Something inside has an error: it stays open. */
  troubled?: boolean;
  children: ReactNode;
}

/** Settings that most people leave unchanged, collapsed. */
export function Disclosure({ label, summary, troubled = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.disclosure}
      open={isOpen || troubled}
      onToggle={(event) => {
        if (!troubled) setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
