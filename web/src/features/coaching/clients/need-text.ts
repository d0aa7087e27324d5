import type { ClientNeed, ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { shortDay } from '../../../ui/short-day.ts';

const needLabels: Readonly<Record<Exclude<ClientNeed, 'ending'>, string>> = {
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

/** Under which heading a client is listed. */
export function groupOf({ needs, state }: Pick<Client, 'needs' | 'state'>): string {
  if (needs) return 'Need you first';
  if (state === 'asked') return 'Requests';
  return state === 'active' ? 'Nothing waiting' : 'Paused and ended';
}

/** What a client needs of their trainer. Nobody is on track who only asks, pauses or keeps their training to themselves. */
export function needOf({ needs, state, training }: Client): Need {
  if (needs === 'ending') return { words: endingText(training), tone: 'warn' };
  if (needs) return { words: needLabels[needs], tone: pressing.includes(needs) ? 'bad' : 'warn' };
  if (state === 'asked') return { words: 'Request to answer', tone: 'warn' };
  return { words: state === 'active' && training ? 'On track' : '', tone: 'quiet' };
}

/** "Program ends Tue 1 Dec" */
function endingText(training: Client['training']): string {
  const last = training?.programs
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1);
  return last ? `Program ends ${shortDay(last)}` : 'Program is over';
}
