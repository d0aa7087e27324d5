import type { ConversationReply } from '@chalkline/contract/messages/message.schema.ts';
import { IconArrowLeft, IconInfoCircle, IconSearch } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Faces } from './conversation-list.tsx';
import { nameOf } from './conversation-text.ts';
import styles from './thread.module.css';

interface ThreadHeadProps {
  conversation: ConversationReply;
  /** Ids of those who are here. */
  here: readonly string[];
  isSearching: boolean;
  /** Undefined where the details open in a dialog. */
  withDetails: boolean | undefined;
  onBack: () => void;
  onSearch: () => void;
  onDetails: () => void;
}

/** Whose conversation it is, who of them is here, and the ways to search it and to its details. */
export function ThreadHead(props: ThreadHeadProps) {
  const { conversation, here, isSearching, withDetails, onBack, onSearch, onDetails } = props;
  const below = belowName(conversation, here);
  return (
    <div className={styles.threadHead}>
      <span className={styles.back}>
        <IconButton label="Back to the list" icon={<IconArrowLeft size={20} />} onClick={onBack} />
      </span>
      <Faces row={conversation} />
      <span className={styles.words}>
        <h2 className={styles.threadName}>{nameOf(conversation)}</h2>
        {below && <span className={styles.excerpt}>{below}</span>}
      </span>
      <IconButton
        label="Search in this conversation"
        icon={<IconSearch size={20} stroke={1.75} />}
        aria-expanded={isSearching}
        onClick={onSearch}
      />
      <IconButton
        edged
        label="Details"
        icon={<IconInfoCircle size={20} stroke={1.75} />}
        aria-expanded={withDetails}
        onClick={onDetails}
      />
    </div>
  );
}

/** "11 people, 4 here now"; of a conversation of two only that the other is here. */
function belowName({ kind, peopleCount, participants }: ConversationReply, here: readonly string[]): string {
  const others = participants.filter(({ id, isMe }) => !isMe && here.includes(id)).length;
  if (kind === 'direct') return others > 0 ? 'Here now' : '';
  return others > 0 ? `${peopleCount} people, ${here.length} here now` : `${peopleCount} people`;
}
