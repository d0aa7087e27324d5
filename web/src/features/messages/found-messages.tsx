import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { serverNow } from '../../platform/server-time.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { shortTime } from '../../ui/times.ts';
import { nameOf } from './conversation-text.ts';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';

/** Messages with the words that were searched for, below the conversations. */
export function FoundMessages({ search }: { search: string }) {
  const [params] = useSearchParams();
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(messageQueries.found(search.trim()));
  const found = data?.pages.flatMap((page) => page.data) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-label="Messages with these words">
      <h2 className={styles.heading}>Messages</h2>
      <ul className={styles.rows}>
        {found.map(({ conversationId, conversationName, people, message }) => (
          <li key={message.id}>
            <Link
              className={styles.row}
              to={{ search: withParam(params, 'open', conversationId).toString() }}
            >
              <span className={styles.words}>
                <span className={styles.name}>
                  {nameOf({ name: conversationName, people, peopleCount: people.length + 1 })}
                </span>
                <span className={styles.found}>
                  {message.isMine ? 'You: ' : ''}
                  {message.body}
                </span>
              </span>
              <span className={styles.end}>
                <time dateTime={message.at}>{shortTime(message.at, serverNow())}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && <LinkButton onClick={() => void fetchNextPage()}>Show more</LinkButton>}
    </section>
  );
}
