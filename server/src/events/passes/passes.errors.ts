import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { doorCodes, doorTexts } from '@chalkline/contract/events/door.codes.ts';
import { passCodes, passTexts } from '@chalkline/contract/events/pass.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(passCodes, passTexts);
const sale = refusalsOf(orderCodes, checkoutTexts);
const atDoor = refusalsOf(doorCodes, doorTexts);

export const seriesNotFound = () => notFound('event');
export const passNotFound = () => notFound('ticket');
export const passUsedUp = () => refusal('pass_used_up');
export const tooLateToRelease = () => refusal('too_late_to_release');
export const dateIsFull = () => sale('sold_out', { instead: 'This date is full. Choose another one.' });
export const passVoid = () => atDoor('ticket_void', { instead: 'This pass is no longer valid.' });
