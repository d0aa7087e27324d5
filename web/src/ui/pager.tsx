import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from './button.tsx';
import styles from './pager.module.css';
import text from './text.module.css';

interface PagerProps {
  /** "25–48 of 128", "6 of 43 upcoming competitions". */
  summary: string;
  /** Which list, read out; needed where a screen has two. */
  label?: string;
  onNewer?: (() => void) | undefined;
  onOlder?: (() => void) | undefined;
}

/** The foot of a list in pages. A direction without a page is not shown. */
export function Pager({ summary, label = 'Pages', onNewer, onOlder }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <span className={text.hint}>{summary}</span>
      <span className={styles.steps}>
        {onNewer && (
          <Button size={32} icon={<IconChevronLeft size={18} stroke={1.75} />} onClick={onNewer}>
            Newer
          </Button>
        )}
        {onOlder && (
          <Button size={32} iconAfter={<IconChevronRight size={18} stroke={1.75} />} onClick={onOlder}>
            Older
          </Button>
        )}
      </span>
    </nav>
  );
}

interface ShowMoreProps {
  summary: string;
  /** "Show 12 more". */
  label: string;
  onMore: () => void;
  busy?: boolean;
}

/** The foot of a list that grows. */
export function ShowMore({ summary, label, onMore, busy }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <span className={text.hint}>{summary}</span>
      <Button onClick={onMore} busy={busy ?? false}>
        {label}
      </Button>
    </div>
  );
}

interface ListFootProps {
  /** "50 of 166 entries". */
  summary: string;
  /** Left out once everything is there. */
  onMore: (() => void) | undefined;
  busy?: boolean;
}

/** The foot of a table that grows by pages. */
export function ListFoot({ summary, onMore, busy }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span className={text.hint}>{summary}</span>
      {onMore && (
        <Button size={32} onClick={onMore} busy={busy ?? false}>
          Show more
        </Button>
      )}
    </div>
  );
}
