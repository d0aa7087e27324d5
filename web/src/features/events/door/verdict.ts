import type { DoorCode } from '@chalkline/contract/events/door.codes.ts';
import type { AttendanceReply } from '@chalkline/contract/events/door.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { Shape, Tone, Verdict } from '../../../patterns/scanning/verdict-panel.tsx';
import { errorText } from '../../../platform/error-texts.ts';

/** The verdict on a ticket. */
export interface TicketVerdict extends Verdict {
  /** A reason lets this ticket in all the same. */
  readonly canOverride: boolean;
  readonly ticket: AttendanceReply | null;
}

const looks: Readonly<Record<DoorCode, readonly [tone: Tone, shape: Shape, word: string]>> = {
  ticket_unknown: ['bad', 'stop', 'Not valid'],
  other_event: ['bad', 'diamond', 'Other event'],
  ticket_void: ['bad', 'stop', 'Void'],
  ticket_unpaid: ['warn', 'triangle', 'Not paid'],
  door_not_open: ['warn', 'clock', 'Too early'],
  door_closed: ['warn', 'clock', 'Too late'],
  already_checked_in: ['bad', 'stop', 'Already in'],
  not_checked_in: ['warn', 'triangle', 'Not in'],
  nothing_to_undo: ['warn', 'triangle', 'Nothing to undo'],
  self_check_in_off: ['warn', 'triangle', 'Not allowed'],
};

const overridden: readonly string[] = ['door_not_open', 'door_closed', 'already_checked_in'];

const isDoorCode = (code: string): code is DoorCode => code in looks;

export function verdictOfTicket(ticket: AttendanceReply, direction: 'in' | 'out'): TicketVerdict {
  const sentence = [ticket.holderName, ticket.typeName].filter(Boolean).join(', ');
  const word = direction === 'in' ? 'In' : 'Out';
  return { tone: 'good', shape: 'check', word, sentence, canOverride: false, ticket };
}

/** The verdict that a refusal is. No network is one too: somebody is waiting for a word. */
export function verdictOfFailure(failure: unknown): TicketVerdict {
  const code = failure instanceof CallFailed ? (failure.errors[0]?.code ?? '') : '';
  const [tone, shape, word] = isDoorCode(code) ? looks[code] : (['warn', 'triangle', 'Not checked'] as const);
  const canOverride = overridden.includes(code);
  return { tone, shape, word, sentence: errorText(failure), canOverride, ticket: null };
}
