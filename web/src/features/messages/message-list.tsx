import type { ConversationReply, MessageReply } from '@chalkline/contract/messages/message.schema.ts';
import { markConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';
import { serverNow } from '../../platform/server-time.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { dayTitle } from '../../ui/times.ts';
import { MessageBubble, WaitingBubble } from './message-bubble.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { outbox } from './outbox.ts';

interface MessageListProps {
  conversation: ConversationReply;
  personId: string;
  /** Ids of those who are writing. */
  typing: readonly string[];
}

/** What was written, the newest at the foot, with what is on its way. Seeing it marks it as read. */
export function MessageList({ conversation, personId, typing }: MessageListProps) {
  const { id } = conversation;
  const query = useInfiniteQuery(messageQueries.messages(id));
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting).filter(
    (one) => one.conversationId === id && one.personId === personId,
  );
  const messages = query.data?.pages.flatMap(({ data }) => data).toReversed() ?? [];
  // Where the reader had stopped when the conversation was opened.
  const [firstUnread] = useState(conversation.mark + 1);
  const last = messages.at(-1)?.seq ?? 0;
  useReading(conversation, last);
  useRefreshOnSent(id);
  const scroller = useAtFoot(last + waiting.length + typing.length);
  if (!query.data) {
    if (!query.error) return <SkeletonText lines={6} />;
    return (
      <ErrorState title="Couldn’t load the messages" onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  const names = conversation.people.filter((one) => typing.includes(one.id)).map(({ name }) => name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroll} ref={scroller} aria-label="Messages" tabIndex={0}>
      {query.hasNextPage && (
        <div className={styles.earlier}>
          <Button size={32} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier messages
          </Button>
        </div>
      )}
      <ol className={styles.messages}>
        {messages.map((message, at) => (
          <Item
            key={message.id}
            conversation={conversation}
            message={message}
            before={messages[at - 1]}
            after={messages[at + 1]}
            firstUnread={firstUnread}
          />
        ))}
        {waiting.map((one) => (
          <li key={one.key}>
            <WaitingBubble message={one} />
          </li>
        ))}
      </ol>
      <p className={styles.typing} aria-live="polite">
        {names.length > 0 && `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing`}
      </p>
    </section>
  );
}

interface ItemProps {
  conversation: ConversationReply;
  message: MessageReply;
  before: MessageReply | undefined;
  after: MessageReply | undefined;
  firstUnread: number;
}

const sameBlockMs = 5 * 60_000;

/** A message with what stands above it: a new day, or where unread ones begin. */
function Item({ conversation, message, before, after, firstUnread }: ItemProps) {
  const day = dayTitle(message.at, serverNow());
  const isNewDay = !before || dayTitle(before.at, serverNow()) !== day;
  const isFirstUnread = message.seq === firstUnread && !message.isMine;
  return (
    <li>
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

/** Keeps the newest in sight, unless the reader has scrolled up to read. */
function useAtFoot(content: number) {
  const scroller = useRef<HTMLElement>(null);
  const isAtFoot = useRef(true);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const note = () => {
      isAtFoot.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
    };
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to show
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && isAtFoot.current) box.scrollTop = box.scrollHeight;
  }, [content]);
  return scroller;
}
