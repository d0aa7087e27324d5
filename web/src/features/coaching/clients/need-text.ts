import type { ClientNeed, ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';

const needLabels: Readonly<Record<ClientNeed, string>> = {
  missed: 'Missed 3 in a row',
  falling: 'Trains less than before',
  pain: 'Note about pain',
  check_in: 'Check-in missing',
  reply: 'Check-in to reply to',
};

/** What hurts or stops comes before what is only late. */
const pressing: readonly ClientNeed[] = ['missed', 'falling', 'pain'];

interface Need {
  /** Empty where there is nothing to say. */
  readonly words: string;
  /** `quiet`: the trainer has nothing to do. */
  readonly tone: 'bad' | 'warn' | 'quiet';
}

type Client = Pick<ClientsReply['clients'][number], 'needs' | 'state' | 'training'>;

/** What a client needs of their trainer. Nobody is on track who only asks, pauses or keeps their training to themselves. */
export function needOf({ needs, state, training }: Client): Need {
  if (needs) return { words: needLabels[needs], tone: pressing.includes(needs) ? 'bad' : 'warn' };
  if (state === 'asked') return { words: 'Request to answer', tone: 'warn' };
  return { words: state === 'active' && training ? 'On track' : '', tone: 'quiet' };
}
