import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../patterns/paged-list.tsx';
import { serverNow } from '../../platform/server-time.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { shortTime } from '../../ui/times.ts';
import { nameOf } from './conversation-text.ts';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';

/** Messages with the words that were searched for, below the conversations. */
export function FoundMessages({ search }: { search: string }) {
  const [params] = useSearchParams();
  return (
    <section aria-label="Messages with these words">
      <h2 className={styles.heading}>Messages</h2>
      <PagedList
        query={messageQueries.found(search.trim())}
        page="found-page"
        failed="Couldn’t search your messages"
        skeleton={<SkeletonRows rows={2} avatar={false} />}
        empty={<p className={styles.none}>No messages with these words.</p>}
      >
        {(found) => (
          <ul className={styles.rows}>
            {found.map(({ conversationId, conversationName, people, message }) => (
              <li key={message.id}>
                <Link
                  className={styles.row}
                  to={{
                    search: withParam(
                      withParam(params, 'open', conversationId),
                      'at',
                      `${message.seq}`,
                    ).toString(),
                  }}
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
        )}
      </PagedList>
    </section>
  );
}
