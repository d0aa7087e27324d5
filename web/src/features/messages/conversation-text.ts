import type { ConversationRow } from '@chalkline/contract/messages/message.schema.ts';
import { counted } from '../../ui/counted.ts';

/** A group's own name, or the people in it: "Ana, Ben and 3 others". */
export function nameOf({
  name,
  kind,
  people,
  peopleCount,
}: Pick<ConversationRow, 'name' | 'people' | 'peopleCount'> &
  Partial<Pick<ConversationRow, 'kind'>>): string {
  if (name) return name;
  const [first, second] = people;
  // Whom one wrote to is gone only with their account.
  if (!first) return kind === 'direct' ? 'Deleted member' : 'Only you';
  if (!second) return first.name;
  const others = peopleCount - 3;
  if (others <= 0) return `${first.name} and ${second.name}`;
  return `${first.name}, ${second.name} and ${others === 1 ? '1 other' : `${others} others`}`;
}

/** The line under the name: "You: On my way", "Emeka: Lanes are out", "Sent 1 picture". */
export function excerptOf({ last, kind }: Pick<ConversationRow, 'last' | 'kind'>): string {
  if (!last) return 'No messages yet';
  const words = last.isDeleted
    ? 'Message deleted'
    : last.text || `Sent ${attachedText(last.images, last.files)}`;
  if (last.isMine) return `You: ${words}`;
  const [first] = (last.authorName ?? '').split(' ');
  return kind === 'group' && first ? `${first}: ${words}` : words;
}

/** "2 pictures and 1 file" */
export function attachedText(pictures: number, files: number): string {
  const parts = [
    ...(pictures > 0 ? [counted(pictures, ['picture', 'pictures'])] : []),
    ...(files > 0 ? [counted(files, ['file', 'files'])] : []),
  ];
  return parts.join(' and ');
}
