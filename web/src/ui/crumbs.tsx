import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './crumbs.module.css';

interface CrumbsProps {
  /** From the outermost; the last may have no address: it is where one is. */
  steps: readonly { label: string; to?: string }[];
}

/** The way up. */
export function Crumbs({ steps }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {steps.map((step, index) => (
          <li key={step.label}>
            {index > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />}
            {step.to ? <Link to={step.to}>{step.label}</Link> : <span>{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
