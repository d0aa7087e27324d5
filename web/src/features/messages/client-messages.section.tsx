import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './client-messages.module.css';
import { messageQueries } from './messages.queries.ts';

const shown = 3;

interface ClientMessagesProps {
  client: { readonly personId: string; readonly name: string };
}

/** The last messages with a client, the latest at the end. */
export function ClientMessagesSection({ client: { personId, name } }: ClientMessagesProps) {
  const { data: conversationId } = useQuery(messageQueries.withPerson(personId));
  const messages = usePagedRows(messageQueries.messages(conversationId ?? ''), {
    enabled: Boolean(conversationId),
  });
  const last = messages?.slice(0, shown).toReversed() ?? [];
  const isLoading = conversationId === undefined || (conversationId !== null && messages === undefined);
  return (
    <Panel
      title="Messages"
      padded
      actions={
        <ButtonLink size={32} to={urlOf('messages', {}, { to: personId })}>
          Open
        </ButtonLink>
      }
    >
      {last.length === 0 && !isLoading && <p className={text.muted}>No messages with {name} yet.</p>}
      <ul className={styles.messages}>
        {last.map(({ id, isMine, body, isDeleted, at }) => (
          <li key={id} data-mine={isMine || undefined}>
            <p>{isDeleted ? 'Message deleted' : body || 'Picture or file'}</p>
            <small>
              {isMine && 'You, '}
              <TimeAgo at={at} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
