import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const invalid = refusalsOf(commonCodes, commonTexts);
const refusal = refusalsOf(groupCodes, groupTexts);
const sale = refusalsOf(orderCodes, checkoutTexts);

export const endsBeforeStart = (path: string) => refusal('ends_before_start', { path });
export const tooLong = (path: string) => refusal('too_long_ahead', { path });
export const ticketTypeUnknown = (at: number) =>
  refusal('ticket_type_unknown', { path: `body.ticket_types.${at}.id` });
export const itemUnknown = (at: number) => refusal('ticket_type_unknown', { path: `body.itemIds.${at}` });
export const addOnUnknown = (at: number) => refusal('add_on_unknown', { path: `body.add_ons.${at}.id` });
export const currencyUnsupported = () => sale('currency_unsupported', { path: 'body.currency' });
export const currencyFixed = () => refusal('currency_fixed', { path: 'body.currency' });

export const eventCanceled = () => refusal('event_canceled');
export const attachmentEmpty = () => refusal('attachment_empty', { path: 'body.link' });
export const tooManyAttachments = () => refusal('too_many_attachments');
export const attachmentNotFound = () => notFound('attachment');
export const eventOver = () => refusal('event_over');
/** To people who would be invited, and who invite them. */
export const nobodyInvited = (code: 'event_canceled' | 'event_over') =>
  refusal(code, {
    instead:
      code === 'event_over'
        ? 'This event has ended, so you can’t invite people or join it anymore.'
        : 'This event is canceled, so you can’t invite people or join it anymore.',
  });
export const nameDiffers = () => refusal('name_differs', { path: 'body.name' });
export const ticketsLeft = () => refusal('tickets_left');
export const waitingNotStarted = () => sale('sales_not_started');
export const waitingEnded = () => sale('sales_ended');
export const ticketsSold = () => refusal('tickets_sold');
export const eventNeedsOwner = (names: readonly string[]) => {
  const [first = '', ...more] = names;
  const which = more.length === 0 ? `“${first}”` : `“${first}” and ${more.length} more`;
  return refusal('event_needs_owner', { detail: `You’re the only owner of ${which}.` });
};

const line = (at: number) => ({ path: `body.lines.${at}` });
export const eventNotFound = () => notFound('event');
export const salesNotStarted = (at: number) => sale('sales_not_started', line(at));
export const salesEnded = (at: number) => sale('sales_ended', line(at));
export const amountTooLow = (at: number, least: string) =>
  sale('amount_below_minimum', {
    path: `body.lines.${at}.amount`,
    instead: `Pay at least ${least} for each of these tickets.`,
  });
export const amountOffStep = (at: number) => sale('amount_step', { path: `body.lines.${at}.amount` });
export const overLimit = (at: number, most: number) =>
  sale('over_limit', { ...line(at), instead: `You can get up to ${most} of these tickets in one order.` });
export const underLimit = (at: number, least: number) =>
  sale('under_limit', { ...line(at), instead: `Get at least ${least} of these tickets.` });
/** `bought`: by this person before, also in an order that isn't paid yet. */
export const overPersonLimit = (at: number, most: number, bought: number) =>
  sale('over_limit', {
    ...line(at),
    instead:
      bought === 0
        ? `You can get up to ${most} of these tickets.`
        : `You can get up to ${most} of these tickets, and your orders already have ${bought}.`,
  });
/** `most`: with the tickets of the order; 0 where there are none. */
export const tooManyAddOns = (at: number, most: number) =>
  sale('over_limit', {
    ...line(at),
    instead:
      most === 0
        ? 'This comes with a ticket. Add one to your order.'
        : `You can get up to ${most} of these with your tickets.`,
  });
/** A code for all dates of an event that takes place once. */
export const noSeries = () =>
  invalid('not_one_of', {
    path: 'body.scope',
    instead: 'This event isn’t part of a series. Make the code for this date.',
  });
