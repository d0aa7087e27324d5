import { doorCodes, doorTexts } from '@chalkline/contract/events/door.codes.ts';
import { transferCodes, transferTexts } from '@chalkline/contract/events/transfers.codes.ts';
import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(transferCodes, transferTexts);
const atDoor = refusalsOf(doorCodes, doorTexts);
const ofEvent = refusalsOf(groupCodes, groupTexts);

export const ticketNotFound = () => notFound('ticket');
export const offerNotFound = () => notFound('ticket');
export const transferNotAllowed = () => refusal('transfer_not_allowed');
export const ticketGoingBack = () => refusal('ticket_going_back');
export const passGoingBack = () =>
  refusal('ticket_going_back', {
    instead: 'A refund of this pass is on its way, so it can’t be transferred anymore.',
  });
export const transferOpen = () => refusal('transfer_open');
export const transferToSelf = () => refusal('transfer_to_self', { path: 'body.email' });
export const tooManyTransfers = () => refusal('too_many_transfers');
export const ticketIsVoid = () => atDoor('ticket_void');
export const ticketIsUsed = () => atDoor('already_checked_in');
export const eventIsOver = () =>
  ofEvent('event_over', { instead: 'This event has ended. Its tickets can’t be changed anymore.' });

export const passNotTransferable = () =>
  refusal('transfer_not_allowed', { instead: 'This type of pass can’t be transferred.' });
export const passIsUsed = () =>
  atDoor('already_checked_in', { instead: 'This pass has been used, so it can’t change hands anymore.' });
export const seriesIsOver = () =>
  ofEvent('event_over', { instead: 'All dates of this pass are over. It can’t be transferred anymore.' });
