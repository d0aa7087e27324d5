import {
  conversationTopic,
  messagesMarkKind,
  messagesTopic,
  messagesTypingKind,
} from '@chalkline/contract/messages/message.schema.ts';
import { acceptConversation, refuseConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { useReport } from '../../platform/report-door.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { Composer } from './composer.tsx';
import { ConversationDetails } from './conversation-details.tsx';
import details from './details.module.css';
import { MessageList } from './message-list.tsx';
import { messageQueries } from './messages.queries.ts';
import styles from './thread.module.css';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSearch } from './thread-search.tsx';
import { useTyping } from './use-typing.ts';

interface ThreadProps {
  conversationId: string;
  personId: string;
}

interface MarkMoved {
  readonly conversationId: string;
}

interface Typing extends MarkMoved {
  readonly personId: string;
}

/** One conversation: who is in it, what was written, and the field to write in. */
export function Thread({ conversationId, personId }: ThreadProps) {
  const query = useQuery(messageQueries.conversation(conversationId));
  const { data: conversation } = query;
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  // A message that was searched for.
  const at = Number(params.get('at')) || null;
  // Beside the conversation where there is room for it, else in a dialog.
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false }) ?? true;
  const [withColumn, setColumn] = useState(true);
  const [withDialog, setDialog] = useState(false);
  const [searching, setSearching] = useState(false);
  const { data: here = [] } = useQuery(messageQueries.here(conversationId));
  const { typing, heard } = useTyping(personId);
  const refreshMarks = () => {
    void cache.invalidateQueries({ queryKey: messageQueries.conversation(conversationId).queryKey });
  };
  const refresh = () => {
    refreshMarks();
    void cache.invalidateQueries({ queryKey: messageQueries.messages(conversationId).queryKey });
  };
  useLive(conversation ? conversationTopic(conversationId) : null, {
    since: conversation?.position,
    onEvent: refresh,
    onReset: refresh,
  });
  useLive(conversation ? messagesTopic(personId) : null, {
    since: conversation?.position,
    onEvent: ({ kind, data }) => {
      const isHere = kind === messagesMarkKind && (data as MarkMoved).conversationId === conversationId;
      if (isHere) refreshMarks();
    },
    onPassing: ({ kind, data }) => {
      const said = data as Typing;
      if (kind === messagesTypingKind && said.conversationId === conversationId) heard(said.personId);
    },
    onReset: refreshMarks,
  });
  const close = () => setParams((now) => withParam(withParam(now, 'open', ''), 'at', ''));
  return (
    <Loaded query={query} failed="Couldn’t load the conversation" skeleton={<SkeletonText lines={6} />}>
      {(data) => (
        <div className={details.beside}>
          <div className={details.thread}>
            <ThreadHead
              conversation={data}
              here={here}
              isSearching={searching}
              withDetails={isWide ? withColumn : undefined}
              onBack={close}
              onSearch={() => setSearching(!searching)}
              onDetails={() => (isWide ? setColumn(!withColumn) : setDialog(true))}
            />
            {searching && <ThreadSearch conversationId={data.id} onFound={() => setSearching(false)} />}
            <MessageList key={at} conversation={data} personId={personId} typing={typing} at={at} />
            {data.can.accept && (
              <Request
                conversationId={data.id}
                isRefused={data.state === 'refused'}
                stranger={data.kind === 'direct' ? (data.people[0] ?? null) : null}
                onGone={close}
              />
            )}
            {!data.can.accept && data.can.write && <Composer conversationId={data.id} personId={personId} />}
            {!data.can.write && <p className={styles.closed}>You can’t reply to this conversation.</p>}
          </div>
          {isWide && withColumn && (
            <aside className={details.column} aria-label="Details">
              <ConversationDetails conversation={data} here={here} onLeft={close} onBlocked={close} />
            </aside>
          )}
          {!isWide && withDialog && (
            <Modal opened title="Details" onClose={() => setDialog(false)}>
              <ConversationDetails conversation={data} here={here} onLeft={close} onBlocked={close} />
            </Modal>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface RequestProps {
  conversationId: string;
  isRefused: boolean;
  /** Who wrote; null: a group, whose people are in its details. */
  stranger: { readonly id: string; readonly name: string } | null;
  onGone: () => void;
}

/** Somebody unknown wrote: to be taken up or not. */
function Request({ conversationId, isRefused, stranger, onGone }: RequestProps) {
  const [asking, setAsking] = useState(false);
  const invalidates = [messageQueries.all];
  const params = { conversationId };
  const report = useReport();
  const accept = useAction({
    send: (call) => call(acceptConversation, { params }),
    failed: 'Couldn’t accept',
    invalidates,
  });
  const refuse = useAction({
    send: (call) => call(refuseConversation, { params }),
    done: 'Request declined',
    failed: 'Couldn’t decline the request',
    invalidates: [messageQueries.lists, messageQueries.unread().queryKey],
    onDone: onGone,
  });
  return (
    <div className={styles.request}>
      <p className={styles.excerpt}>
        {isRefused
          ? 'You declined this request. They can’t message you until you accept it.'
          : 'They can’t see that you read this until you accept.'}
      </p>
      <Button variant="main" wide busy={accept.busy} onClick={() => accept.run()}>
        Accept
      </Button>
      <div className={styles.pair}>
        {!isRefused && (
          <Button wide busy={refuse.busy} onClick={() => refuse.run()}>
            Decline
          </Button>
        )}
        {stranger && (
          <Button wide variant="danger" onClick={() => setAsking(true)}>
            Block {stranger.name}
          </Button>
        )}
      </div>
      {stranger ? (
        <Button wide variant="text" onClick={() => report({ kind: 'person', id: stranger.id })}>
          Report {stranger.name}
        </Button>
      ) : (
        <p className={styles.excerpt}>To block or report someone, open their profile from Details.</p>
      )}
      {asking && stranger && (
        <BlockDialog
          person={stranger}
          also={(call) => call(refuseConversation, { params })}
          invalidates={[messageQueries.lists, messageQueries.unread().queryKey]}
          onDone={onGone}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
