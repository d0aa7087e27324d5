import type { ConversationFilter, ConversationRow } from '@chalkline/contract/messages/message.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../patterns/paged-list.tsx';
import { serverNow } from '../../platform/server-time.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CountTag } from '../../ui/tag.tsx';
import { shortTime } from '../../ui/times.ts';
import { excerptOf, nameOf } from './conversation-text.ts';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';

interface ConversationListProps {
  filter: ConversationFilter;
  search: string;
  /** The id of the open one. */
  open: string;
  onNew: () => void;
  onWiden: () => void;
}

const emptyTitles: Partial<Record<ConversationFilter, string>> = {
  requests: 'No message requests',
  refused: 'No declined requests',
};
const emptyTexts: Partial<Record<ConversationFilter, string>> = {
  requests: 'Messages from people you don’t know arrive here.',
  refused: 'Requests that you decline stay here, so that you can still accept them.',
};

/** The person's conversations, the latest message first. */
export function ConversationList({ filter, search, open, onNew, onWiden }: ConversationListProps) {
  const isNarrowed = filter !== 'all' || search !== '';
  return (
    <PagedList
      query={messageQueries.list(filter, search)}
      failed="Couldn’t load your conversations"
      skeleton={<SkeletonRows rows={6} />}
      empty={
        isNarrowed ? (
          <EmptyState
            title={(search === '' && emptyTitles[filter]) || 'No matching conversations'}
            action={
              <Button size={32} onClick={onWiden}>
                Show all
              </Button>
            }
          >
            {emptyTexts[filter] ?? 'Search by a person’s name or a group’s name.'}
          </EmptyState>
        ) : (
          <EmptyState
            title="No messages yet"
            action={
              <Button size={32} onClick={onNew}>
                New message
              </Button>
            }
          >
            Write to a person or start a group.
          </EmptyState>
        )
      }
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} isOpen={row.id === open} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Row({ row, isOpen }: { row: ConversationRow; isOpen: boolean }) {
  const [params] = useSearchParams();
  const isUnread = row.unread > 0;
  return (
    <li>
      <Link
        className={clsx(styles.row, isOpen && styles.current, isUnread && styles.unread)}
        to={{ search: withParam(withParam(params, 'open', row.id), 'at', '').toString() }}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Faces row={row} />
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(row)}</span>
          <span className={styles.excerpt}>{excerptOf(row)}</span>
        </span>
        <span className={styles.end}>
          <time dateTime={row.updatedAt}>{shortTime(row.updatedAt, serverNow())}</time>
          <CountTag value={row.unread} label="unread" />
        </span>
      </Link>
    </li>
  );
}

/** One face, or two that overlap for a group. */
export function Faces({ row }: { row: Pick<ConversationRow, 'id' | 'people' | 'kind' | 'name'> }) {
  const [first, second] = row.people;
  if (!first) return <Avatar name={row.name ?? '?'} id={row.id} size={44} />;
  const picture = (photo: string | null) => photo && imageAddress(photo);
  if (row.kind === 'direct' || !second)
    return <Avatar name={first.name} id={first.id} picture={picture(first.photo)} size={44} />;
  return (
    <span className={styles.faces}>
      <Avatar name={first.name} id={first.id} picture={picture(first.photo)} size={28} />
      <Avatar name={second.name} id={second.id} picture={picture(second.photo)} size={28} />
    </span>
  );
}
