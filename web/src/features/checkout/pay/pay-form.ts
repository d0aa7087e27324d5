import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';

/** Nothing is paid, but the card is kept for later. */
export const onlyKeeps = ({ total, savesMethod }: OrderReply) => total === 0 && savesMethod;

/** The form that pays: the buttons beside and below it submit it. */
export const payFormId = 'pay';
