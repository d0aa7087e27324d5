import { endpoint } from '../http/endpoint.ts';
import { productImport, productImportReply } from './product-import.schema.ts';

/** 2,000 variants with long names and descriptions. */
const bodyBytes = 2_500_000;

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/own-products/imports',
  summary:
    'Add products and change prices, codes and stock from a CSV file: preview, then all rows or none. Sending the same file again changes nothing',
  access: 'signed_in',
  body: productImport,
  data: productImportReply,
  bodyBytes,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 600 },
  errors: ['partner_needed', 'too_few_pieces'],
});
