import { contactMoves } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import type { ContactCard, ContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import type { ContactMessage as Kept } from './contact.repository.ts';
import { beginningOf } from './contact.rules.ts';
import type { ContactThread } from './contact.service.ts';

export function presentContactCard({ id, name, email, topic, body, state, createdAt }: Kept): ContactCard {
  return { id, name, email, topic, beginning: beginningOf(body), state, createdAt: createdAt.toISOString() };
}

export function presentContactMessage({ message, answers }: ContactThread): ContactMessage {
  return {
    ...presentContactCard(message),
    body: message.body,
    personId: message.personId,
    answers: answers.map(({ id, body, author, createdAt, mailedAt }) => ({
      id,
      body,
      author,
      createdAt: createdAt.toISOString(),
      mailedAt: mailedAt?.toISOString() ?? null,
    })),
    moveTo: [...contactMoves[message.state]],
  };
}
