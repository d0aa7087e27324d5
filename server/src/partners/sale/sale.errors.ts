import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(partnersCodes, partnersTexts);

export const ordersOpen = () => refusal('orders_open');
export const productNotSold = (line: number) => refusal('product_not_sold', { path: `body.lines.${line}` });
/** Of a promo code. */
export const productUnknown = () => refusal('product_not_sold', { path: 'body.itemIds' });
export const oneCurrency = (line: number) => refusal('one_currency', { path: `body.lines.${line}` });
export const deliveryRequired = () => refusal('delivery_required', { path: 'body.lines' });
export const notDeliveredThere = () => refusal('not_delivered_there', { path: 'body.lines' });
