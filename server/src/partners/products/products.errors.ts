import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(partnersCodes, partnersTexts);

export const productNotFound = () => notFound('product');
export const variantNotFound = () => notFound('variant');
export const productChanged = () => stateChanged('product');
export const partnerNeeded = () => refusal('partner_needed');
export const skuTaken = () => refusal('sku_taken', { path: 'body.variants' });
export const barcodeTaken = () => refusal('barcode_taken', { path: 'body.variants' });
export const inStock = () => refusal('in_stock');
export const tooFewPieces = () => refusal('too_few_pieces', { path: 'body.quantity' });
