import type { ConversationRow } from '@chalkline/contract/messages/message.schema.ts';

/** A group's own name, or the people in it: "Ana, Ben and 3 others". */
export function nameOf({
  name,
  people,
  peopleCount,
}: Pick<ConversationRow, 'name' | 'people' | 'peopleCount'>): string {
  if (name) return name;
  const [first, second] = people;
  if (!first) return 'Only you';
  if (!second) return first.name;
  const others = peopleCount - 3;
  if (others <= 0) return `${first.name} and ${second.name}`;
  return `${first.name}, ${second.name} and ${others === 1 ? '1 other' : `${others} others`}`;
}

/** The line under the name: "You: On my way", "Emeka: Lanes are out", "Sent a picture". */
export function excerptOf({ last, kind }: Pick<ConversationRow, 'last' | 'kind'>): string {
  if (!last) return 'No messages yet';
  const words = last.isDeleted ? 'Message deleted' : last.text || pictures(last.images);
  if (last.isMine) return `You: ${words}`;
  const [first] = (last.authorName ?? '').split(' ');
  return kind === 'group' && first ? `${first}: ${words}` : words;
}

function pictures(count: number): string {
  return count === 1 ? 'Sent a picture' : `Sent ${count} pictures`;
}
