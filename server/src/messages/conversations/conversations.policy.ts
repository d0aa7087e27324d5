import type { ConversationRow, ParticipantRow } from './conversations.table.ts';

type Seen = Pick<ConversationRow, 'kind' | 'ownerId'>;
type Own = Pick<ParticipantRow, 'personId' | 'state'>;

/** What one of its people may do in a conversation. */
export interface ConversationCan {
  readonly write: boolean;
  readonly accept: boolean;
  readonly rename: boolean;
  readonly add: boolean;
  readonly remove: boolean;
  readonly leave: boolean;
}

/** `isOpen`: the other one did not refuse and nobody blocks the other, of a direct one. Groups are always open. */
export function conversationCan({ kind, ownerId }: Seen, own: Own, isOpen: boolean): ConversationCan {
  const isIn = own.state === 'in';
  const isGroup = kind === 'group';
  return {
    write: isOpen && knowsOf(own),
    accept: isOpen && !isIn && knowsOf(own),
    rename: isGroup && isIn,
    add: isGroup && isIn,
    remove: isGroup && isIn && ownerId === own.personId,
    leave: isGroup && isIn,
  };
}

/** Those who are in it, or were asked whether they want to be, know of a conversation. */
export function knowsOf({ state }: Pick<ParticipantRow, 'state'>): boolean {
  return state !== 'left';
}
