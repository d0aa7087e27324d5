import { endpoint } from '../http/endpoint.ts';
import { sellerDetails, sellerDetailsReply } from './seller-details.schema.ts';
import { sellingParams } from './selling.schema.ts';

export const getSellerDetails = endpoint({
  method: 'GET',
  path: '/api/selling/:as/details',
  summary: 'Your name, address, tax number and tax rate on receipts, or your company’s',
  access: 'signed_in',
  params: sellingParams,
  data: sellerDetailsReply,
  errors: [],
});

export const changeSellerDetails = endpoint({
  method: 'PUT',
  path: '/api/selling/:as/details',
  summary: 'Change them. Receipts and orders from before stay as they are',
  access: 'signed_in',
  params: sellingParams,
  body: sellerDetails,
  data: sellerDetailsReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [],
});
