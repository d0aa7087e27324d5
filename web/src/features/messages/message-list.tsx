import type { ConversationReply, MessageReply } from '@chalkline/contract/messages/message.schema.ts';
import { markConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { PagedList, usePagedRows } from '../../patterns/paged-list.tsx';
import { call } from '../../platform/calls.ts';
import { serverNow } from '../../platform/server-time.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { dayTitle } from '../../ui/times.ts';
import { MessageBubble, WaitingBubble } from './message-bubble.tsx';
import { messageQueries } from './messages.queries.ts';
import { outbox } from './outbox.ts';
import styles from './thread.module.css';

interface MessageListProps {
  conversation: ConversationReply;
  personId: string;
  /** Ids of those who are writing. */
  typing: readonly string[];
  /** The number of the message to begin at; null: the newest. */
  at: number | null;
}

/** What was written, the newest at the foot, with what is on its way. Seeing it marks it as read. */
export function MessageList({ conversation, personId, typing, at }: MessageListProps) {
  const { id } = conversation;
  const query = at === null ? messageQueries.messages(id) : messageQueries.messagesAround(id, at);
  const rows = usePagedRows(query);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting).filter(
    (one) => one.conversationId === id && one.personId === personId,
  );
  // Where the reader had stopped when the conversation was opened.
  const [firstUnread] = useState(conversation.mark + 1);
  // Of what was searched for, what comes after it may be unread still.
  useReading(conversation, at === null ? (rows?.[0]?.seq ?? 0) : 0);
  useRefreshOnSent(id);
  const names = conversation.people.filter((one) => typing.includes(one.id)).map(({ name }) => name);
  return (
    // Laid out from the foot up: the newest stays in sight, and earlier ones are loaded above.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroll} aria-label="Messages" tabIndex={0}>
      <p className={styles.typing} aria-live="polite">
        {names.length > 0 && `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing`}
      </p>
      {waiting.length > 0 && (
        <ol className={styles.messages} aria-label="Not sent yet">
          {waiting.map((one) => (
            <li key={one.key}>
              <WaitingBubble message={one} />
            </li>
          ))}
        </ol>
      )}
      {at !== null && <ToNewest />}
      <PagedList
        query={query}
        page={null}
        failed="Couldn’t load the messages"
        skeleton={<SkeletonText lines={6} />}
        empty={null}
      >
        {(newestFirst) => {
          const messages = newestFirst.toReversed();
          return (
            <ol className={styles.messages}>
              {messages.map((message, index) => (
                <Item
                  key={message.id}
                  conversation={conversation}
                  message={message}
                  before={messages[index - 1]}
                  after={messages[index + 1]}
                  firstUnread={firstUnread}
                  isSought={message.seq === at}
                />
              ))}
            </ol>
          );
        }}
      </PagedList>
    </section>
  );
}

interface ItemProps {
  conversation: ConversationReply;
  message: MessageReply;
  before: MessageReply | undefined;
  after: MessageReply | undefined;
  firstUnread: number;
  isSought: boolean;
}

const sameBlockMs = 5 * 60_000;

/** From what was searched for back to the newest. */
function ToNewest() {
  const [, setParams] = useSearchParams();
  return (
    <p className={styles.toNewest}>
      <Button size={32} onClick={() => setParams((now) => withParam(now, 'at', ''))}>
        Show the newest messages
      </Button>
    </p>
  );
}

/** A message, below the title of a new day or the line where unread ones begin. */
function Item({ conversation, message, before, after, firstUnread, isSought }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const day = dayTitle(message.at, serverNow());
  const isNewDay = !before || dayTitle(before.at, serverNow()) !== day;
  const isFirstUnread = message.seq === firstUnread && !message.isMine;
  return (
    <li ref={item} className={clsx(isSought && styles.sought)} aria-current={isSought || undefined}>
      {isNewDay && <p className={styles.day}>{day}</p>}
      {isFirstUnread && <p className={styles.new}>New</p>}
      <MessageBubble
        conversation={conversation}
        message={message}
        begins={isNewDay || isFirstUnread || !isOneBlock(before, message)}
        ends={!isOneBlock(message, after)}
      />
    </li>
  );
}

function isOneBlock(one: MessageReply | undefined, next: MessageReply | undefined): boolean {
  if (!one || !next || one.author?.id !== next.author?.id) return false;
  return Date.parse(next.at) - Date.parse(one.at) < sameBlockMs;
}

/** Marks what is shown as read while the page is in front. */
function useReading({ id, mark, state }: ConversationReply, last: number): void {
  const cache = useQueryClient();
  const marked = useRef(mark);
  useEffect(() => {
    const read = () => {
      if (document.hidden || last <= marked.current || state !== 'in') return;
      marked.current = last;
      const body = { seq: last, unread: false };
      call(markConversation, { params: { conversationId: id }, body }).then(
        () => {
          void cache.invalidateQueries({ queryKey: messageQueries.lists });
          void cache.invalidateQueries({ queryKey: messageQueries.unread().queryKey });
        },
        () => {
          // It stays unread, and is marked with the next message or visit.
          marked.current = mark;
        },
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [cache, id, last, mark, state]);
}

/** A sent message is in the list before it leaves the outbox’s place. */
function useRefreshOnSent(conversationId: string): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.conversationId !== conversationId) return;
        void cache.invalidateQueries({ queryKey: messageQueries.messages(conversationId).queryKey });
        void cache.invalidateQueries({ queryKey: messageQueries.lists });
      }),
    [cache, conversationId],
  );
}
