import type { ClientNeed, ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';

const needLabels: Readonly<Record<ClientNeed, string>> = {
  missed: 'Missed 3 in a row',
  falling: 'Trains less than before',
  pain: 'Note about pain',
  check_in: 'Check-in missing',
  reply: 'Check-in to reply to',
};

interface Need {
  readonly words: string;
  /** The trainer has something to do. */
  readonly isOpen: boolean;
}

type Client = Pick<ClientsReply['clients'][number], 'needs' | 'state' | 'training'>;

/** What a client needs of their trainer. Nobody is on track who only asks, pauses or keeps their training to themselves. */
export function needOf({ needs, state, training }: Client): Need {
  if (needs) return { words: needLabels[needs], isOpen: true };
  if (state === 'asked') return { words: 'Request to answer', isOpen: true };
  return { words: state === 'active' && training ? 'On track' : '–', isOpen: false };
}
