import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../patterns/paged-list.tsx';
import { serverNow } from '../../platform/server-time.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { shortTime } from '../../ui/times.ts';
import list from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import styles from './thread-search.module.css';

interface ThreadSearchProps {
  conversationId: string;
  /** A message was chosen. */
  onFound: () => void;
}

/** Words of one conversation; each message leads to where it was written. */
export function ThreadSearch({ conversationId, onFound }: ThreadSearchProps) {
  const [params] = useSearchParams();
  const [words, setWords] = useState('');
  const search = words.trim();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <section className={styles.search} aria-label="Search in this conversation">
      <div className={styles.searchField} ref={field}>
        <SearchField
          label="Search in this conversation"
          placeholder="Search in this conversation"
          value={words}
          onChange={setWords}
        />
      </div>
      {search.length > 1 && (
        <div className={styles.searchFound} aria-live="polite">
          <PagedList
            query={messageQueries.foundIn(conversationId, search)}
            page={null}
            failed="Couldn’t search the conversation"
            skeleton={<SkeletonRows rows={3} avatar={false} />}
            empty={<p className={list.none}>No messages with these words.</p>}
            noun={['message', 'messages']}
          >
            {(found) => (
              <ul className={list.rows}>
                {found.map(({ id, seq, author, isMine, body, at }) => (
                  <li key={id}>
                    <Link
                      className={list.row}
                      to={{ search: withParam(params, 'at', `${seq}`).toString() }}
                      onClick={onFound}
                    >
                      <span className={list.words}>
                        <span className={list.name}>
                          {isMine ? 'You' : (author?.name ?? 'Deleted member')}
                        </span>
                        <span className={list.found}>{body}</span>
                      </span>
                      <span className={list.end}>
                        <time dateTime={at}>{shortTime(at, serverNow())}</time>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      )}
    </section>
  );
}
