import { doorCodes, doorTexts } from '@chalkline/contract/events/door.codes.ts';
import { Refusal, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(doorCodes, doorTexts);

export const ticketUnknown = () => refusal('ticket_unknown');
/** `name`: of the event it is for, where the person at the door may know it. */
export const otherEvent = (name: string | null) =>
  refusal('other_event', { instead: name && `This ticket is for ${name}.` });
export const ticketVoid = (holder: string) =>
  refusal('ticket_void', { instead: `${holder}’s ticket is no longer valid.` });
export const ticketUnpaid = (holder: string) =>
  refusal('ticket_unpaid', { instead: `${holder}’s order isn’t paid yet.` });
export const doorNotOpen = (opens: string) =>
  refusal('door_not_open', { instead: `Doors aren’t open yet. They open ${opens}.` });
export const doorClosed = () => refusal('door_closed');
/** `missing`: titles of waivers and questions. */
export function papersMissing(holder: string, ticketId: string, missing: readonly string[]): Refusal {
  const message = `${holder} still has to answer or sign: ${missing.join(', ')}.`;
  return new Refusal(doorCodes.papers_missing, [{ code: 'papers_missing', message, ticketId }]);
}
export const notCheckedIn = (holder: string) =>
  refusal('not_checked_in', { instead: `${holder} isn’t checked in.` });
export const conflictSettled = () => refusal('conflict_settled');
export const nothingToUndo = () => refusal('nothing_to_undo');
export const selfCheckInOff = () => refusal('self_check_in_off');

interface FirstScan {
  readonly at: Date;
  readonly by: string;
  readonly gate: string;
}

/** `time`: of the event's own clock. */
export function alreadyCheckedIn(holder: string, time: string, { at, by, gate }: FirstScan): Refusal {
  const where = [gate, by].filter(Boolean).join(', ');
  const message = `${holder} checked in at ${time}${where ? `, ${where}` : ''}.`;
  return new Refusal(doorCodes.already_checked_in, [
    { code: 'already_checked_in', message, at: at.toISOString(), by, device: gate },
  ]);
}
