import { type ConversationFilter, conversationFilters } from '@chalkline/contract/messages/message.schema.ts';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useSearchText, withParam } from '../../platform/use-search-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Chip } from '../../ui/tag.tsx';
import { ConversationList } from './conversation-list.tsx';
import { FoundMessages } from './found-messages.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { NewConversation } from './new-conversation.tsx';
import { Thread } from './thread.tsx';
import { useMessageNews } from './use-message-news.ts';

const chips = ['all', 'unread', 'groups', 'requests'] as const;
const labels = { all: 'All', unread: 'Unread', groups: 'Groups', requests: 'Requests' };

/** Conversations and the open one: side by side, on a phone one after the other. */
export function MessagesScreen() {
  const personId = useSession()?.user.id ?? '';
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const [writing, setWriting] = useState(false);
  const news = useMessageNews(personId);
  const open = params.get('open') ?? '';
  const filter = conversationFilters.find((one) => one === params.get('filter')) ?? 'all';
  const counts: Partial<Record<ConversationFilter, number>> = {
    unread: news.unread,
    requests: news.requests,
  };
  // A person's profile leads here with their id.
  const to = params.get('to');
  const { data: addressee } = useQuery(messageQueries.person(to));
  const { data: begun, isPending } = useQuery(messageQueries.withPerson(to));
  const show = (one: ConversationFilter) =>
    setParams((now) => withParam(now, 'filter', one === 'all' ? '' : one));
  const stopWriting = () => {
    setWriting(false);
    setParams((now) => withParam(now, 'to', ''), { replace: true });
  };
  if (begun) return <Navigate replace to={{ search: new URLSearchParams({ open: begun }).toString() }} />;
  return (
    <div className={clsx(styles.screen, open && styles.withOpen)}>
      {/* On a phone the list is gone while a conversation is open; the page’s heading stays. */}
      <h1 className={styles.hidden} tabIndex={-1}>
        Messages
      </h1>
      <section className={styles.side} aria-label="Conversations">
        <div className={styles.head}>
          <p className={styles.title} aria-hidden="true">
            Messages
          </p>
          <IconButton
            edged
            label="New message"
            icon={<IconEdit size={18} stroke={1.75} />}
            onClick={() => setWriting(true)}
          />
        </div>
        <SearchField
          label="Search people and words"
          placeholder="Search people and words"
          value={search}
          onChange={setSearch}
        />
        <fieldset className={styles.filters}>
          <legend className={styles.hidden}>Show</legend>
          {chips.map((one) => (
            <Chip
              key={one}
              on={one === filter || (one === 'requests' && filter === 'refused')}
              onClick={() => show(one)}
            >
              {counts[one] ? `${labels[one]} ${counts[one]}` : labels[one]}
            </Chip>
          ))}
        </fieldset>
        <div className={styles.list}>
          <ConversationList
            filter={filter}
            search={search}
            open={open}
            onNew={() => setWriting(true)}
            onWiden={() => setParams((now) => withParam(withParam(now, 'filter', ''), 'search', ''))}
          />
          {(filter === 'requests' || filter === 'refused') && (
            <p className={styles.none}>
              <LinkButton onClick={() => show(filter === 'requests' ? 'refused' : 'requests')}>
                {filter === 'requests' ? 'Declined requests' : 'Message requests'}
              </LinkButton>
            </p>
          )}
          {search.trim().length > 1 && <FoundMessages search={search} />}
        </div>
      </section>
      <section className={styles.main} aria-label="Conversation">
        {open ? (
          <Thread key={open} conversationId={open} personId={personId} />
        ) : (
          <EmptyState title="No conversation open">Choose one from the list, or start a new one.</EmptyState>
        )}
      </section>
      {(writing || (addressee && !isPending)) && (
        <NewConversation
          key={addressee?.id}
          to={addressee ? [addressee] : []}
          onClose={stopWriting}
          onStarted={(id) => {
            setWriting(false);
            setParams({ open: id });
          }}
        />
      )}
    </div>
  );
}
