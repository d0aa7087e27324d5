import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** What is set inside, so that it need not be opened to be known. */
  summary?: string;
  /** Something inside needs a look: it stands open and cannot be closed over it. */
  troubled?: boolean;
  children: ReactNode;
}

/** What most people leave as it is, one press away. */
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
