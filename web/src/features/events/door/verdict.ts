import { type DoorCode, doorTexts } from '@chalkline/contract/events/door.codes.ts';
import type { AttendanceReply } from '@chalkline/contract/events/door.schema.ts';
import type { DoorKit, KeptTicket } from '@chalkline/contract/events/offline-door.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { Shape, Tone, Verdict } from '../../../patterns/scanning/verdict-panel.tsx';
import { errorText } from '../../../platform/error-texts.ts';
import { plannedTime } from '../../../ui/planned-time.ts';
import { clockTime } from '../../../ui/times.ts';
import type { OfflineVerdict } from './offline-verdict.ts';

/** The verdict on a ticket. */
export interface TicketVerdict extends Verdict {
  /** A reason lets this ticket in all the same. */
  readonly canOverride: boolean;
  readonly ticket: Pick<AttendanceReply, 'ticketId' | 'orderId' | 'others'> | null;
  /** The server has it. */
  readonly isSent: boolean;
  /** The ticket that an answer or a signature is missing of; null: of none, or nothing can be done about it here. */
  readonly incompleteId: string | null;
}

const looks: Readonly<Record<DoorCode, readonly [tone: Tone, shape: Shape, word: string]>> = {
  ticket_unknown: ['bad', 'stop', 'Not valid'],
  other_event: ['bad', 'diamond', 'Other event'],
  ticket_void: ['bad', 'stop', 'Void'],
  ticket_unpaid: ['warn', 'triangle', 'Not paid'],
  door_not_open: ['warn', 'clock', 'Too early'],
  door_closed: ['warn', 'clock', 'Too late'],
  papers_missing: ['warn', 'triangle', 'Waiver or answer missing'],
  already_checked_in: ['bad', 'stop', 'Already in'],
  not_checked_in: ['warn', 'triangle', 'Not in'],
  nothing_to_undo: ['warn', 'triangle', 'Nothing to undo'],
  conflict_settled: ['warn', 'triangle', 'Settled'],
  self_check_in_off: ['warn', 'triangle', 'Not allowed'],
};

const overridden: readonly string[] = [
  'door_not_open',
  'door_closed',
  'papers_missing',
  'already_checked_in',
];

const isDoorCode = (code: string): code is DoorCode => code in looks;

export function verdictOfTicket(ticket: AttendanceReply, direction: 'in' | 'out'): TicketVerdict {
  const sentence = [ticket.holderName, ticket.typeName, ticket.addOns].filter(Boolean).join(', ');
  const word = direction === 'in' ? 'In' : 'Out';
  return {
    tone: 'good',
    shape: 'check',
    word,
    sentence,
    canOverride: false,
    ticket,
    isSent: true,
    incompleteId: null,
  };
}

/** The verdict that a refusal is. No network is one too: somebody is waiting for a word. */
export function verdictOfFailure(failure: unknown): TicketVerdict {
  const problem = failure instanceof CallFailed ? failure.errors[0] : undefined;
  const code = problem?.code ?? '';
  const [tone, shape, word] = isDoorCode(code) ? looks[code] : (['warn', 'triangle', 'Not checked'] as const);
  const canOverride = overridden.includes(code);
  return {
    tone,
    shape,
    word,
    sentence: errorText(failure),
    canOverride,
    ticket: null,
    isSent: true,
    incompleteId: problem?.ticketId ?? null,
  };
}

/** Nobody could say anything about this ticket. */
export function verdictUnchecked(sentence: string): TicketVerdict {
  return {
    tone: 'warn',
    shape: 'triangle',
    word: 'Not checked',
    sentence,
    canOverride: false,
    ticket: null,
    isSent: false,
    incompleteId: null,
  };
}

/** What a device says by itself. `others`: tickets of the same order that aren't in. */
export function verdictOffline(
  verdict: OfflineVerdict,
  kit: DoorKit,
  { direction, others }: { readonly direction: 'in' | 'out'; readonly others: number },
): TicketVerdict {
  if (verdict.kind === 'refused') {
    const [tone, shape, word] = looks[verdict.code];
    const canOverride = overridden.includes(verdict.code);
    const sentence = refusalText(verdict.code, verdict.ticket, kit);
    return { tone, shape, word, sentence, canOverride, ticket: null, isSent: false, incompleteId: null };
  }
  const shape = 'unsent';
  const word = direction === 'in' ? 'In, unsent' : 'Out, unsent';
  const usual = { shape, word, canOverride: false, isSent: false, incompleteId: null } as const;
  const clock = (at: string) => clockTime(at, kit.zone);
  if (verdict.kind === 'unlisted') {
    const sentence = `Genuine, but not on the list of ${clock(kit.asOf)}. It’s checked again once you’re online.`;
    return {
      ...usual,
      tone: 'warn',
      sentence,
      ticket: { ticketId: verdict.ticketId, orderId: '', others: 0 },
    };
  }
  const { ticketId, orderId, holderName, typeName, addOns } = verdict.ticket;
  const sentence = [holderName, typeName, addOns].filter(Boolean).join(', ');
  return { ...usual, tone: 'good', sentence, ticket: { ticketId, orderId, others } };
}

/** What a device said by itself, once the server has all of its scans. */
export const sentSince = (verdict: TicketVerdict): TicketVerdict =>
  verdict.shape === 'unsent'
    ? { ...verdict, shape: 'check', word: verdict.word.replace('unsent', 'sent') }
    : verdict;

function refusalText(code: DoorCode, ticket: KeptTicket | null, kit: DoorKit): string {
  const name = ticket?.holderName || 'This ticket';
  switch (code) {
    case 'ticket_void':
      return ticket?.holderName ? `${name}’s ticket is no longer valid.` : 'This ticket is no longer valid.';
    case 'door_not_open':
      return `Doors aren’t open yet. They open ${plannedTime(kit.opensAt, kit.zone)}.`;
    case 'already_checked_in': {
      const where = [ticket?.gate, ticket?.by].filter(Boolean).join(', ');
      return `${name} checked in at ${clockTime(ticket?.checkedInAt ?? kit.asOf, kit.zone)}${where && `, ${where}`}.`;
    }
    case 'not_checked_in':
      return `${name} isn’t checked in.`;
    default:
      return doorTexts[code];
  }
}
