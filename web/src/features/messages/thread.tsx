import {
  conversationTopic,
  messagesMarkKind,
  messagesTopic,
  messagesTypingKind,
} from '@chalkline/contract/messages/message.schema.ts';
import { acceptConversation, refuseConversation } from '@chalkline/contract/messages/messages.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { ConversationDetails } from './conversation-details.tsx';
import { Faces } from './conversation-list.tsx';
import { nameOf } from './conversation-text.ts';
import details from './details.module.css';
import { MessageList } from './message-list.tsx';
import { messageQueries } from './messages.queries.ts';
import styles from './thread.module.css';
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
  const [, setParams] = useSearchParams();
  // Beside the conversation where there is room for it, else in a dialog.
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false }) ?? true;
  const [withColumn, setColumn] = useState(true);
  const [withDialog, setDialog] = useState(false);
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
  const close = () => setParams((now) => withParam(now, 'open', ''));
  return (
    <Loaded query={query} failed="Couldn’t load the conversation" skeleton={<SkeletonText lines={6} />}>
      {(data) => (
        <div className={details.beside}>
          <div className={details.thread}>
            <div className={styles.threadHead}>
              <span className={styles.back}>
                <IconButton label="Back to the list" icon={<IconArrowLeft size={20} />} onClick={close} />
              </span>
              <Faces row={data} />
              <span className={styles.words}>
                <h2 className={styles.threadName}>{nameOf(data)}</h2>
                {data.kind === 'group' && <span className={styles.excerpt}>{data.peopleCount} people</span>}
              </span>
              <IconButton
                edged
                label="Details"
                icon={<IconInfoCircle size={20} stroke={1.75} />}
                aria-expanded={isWide ? withColumn : undefined}
                onClick={() => (isWide ? setColumn(!withColumn) : setDialog(true))}
              />
            </div>
            <MessageList conversation={data} personId={personId} typing={typing} />
            {data.can.accept && (
              <Request conversationId={data.id} strangerId={data.people[0]?.id} onGone={close} />
            )}
            {!data.can.accept && data.can.write && <Composer conversationId={data.id} personId={personId} />}
            {!data.can.write && <p className={styles.closed}>You can’t reply to this conversation.</p>}
          </div>
          {isWide && withColumn && (
            <aside className={details.column} aria-label="Details">
              <ConversationDetails conversation={data} onLeft={close} onBlocked={close} />
            </aside>
          )}
          {!isWide && withDialog && (
            <Modal opened title="Details" onClose={() => setDialog(false)}>
              <ConversationDetails conversation={data} onLeft={close} onBlocked={close} />
            </Modal>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface RequestProps {
  conversationId: string;
  strangerId: string | undefined;
  onGone: () => void;
}

/** Somebody unknown wrote: to be taken up or not. */
function Request({ conversationId, strangerId, onGone }: RequestProps) {
  const invalidates = [messageQueries.all];
  const params = { conversationId };
  const accept = useAction({
    send: (call) => call(acceptConversation, { params }),
    failed: 'Couldn’t accept',
    invalidates,
  });
  const refuse = useAction({
    send: (call) => call(refuseConversation, { params }),
    failed: 'Couldn’t delete the request',
    invalidates: [messageQueries.lists, messageQueries.unread().queryKey],
    onDone: onGone,
  });
  const block = useAction({
    send: async (call) => {
      if (strangerId) await call(blockPerson, { params: { personId: strangerId } });
      await call(refuseConversation, { params });
    },
    done: 'Blocked',
    failed: 'Couldn’t block',
    invalidates: [messageQueries.lists, messageQueries.unread().queryKey],
    onDone: onGone,
  });
  return (
    <div className={styles.request}>
      <p className={styles.excerpt}>They can’t see that you read this until you accept.</p>
      <Button variant="main" wide busy={accept.busy} onClick={() => accept.run()}>
        Accept
      </Button>
      <div className={styles.pair}>
        <Button wide busy={refuse.busy} onClick={() => refuse.run()}>
          Delete
        </Button>
        <Button wide variant="danger" busy={block.busy} onClick={() => block.run()}>
          Block
        </Button>
      </div>
    </div>
  );
}
