import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { partnerParams } from './partner.schema.ts';
import {
  newProduct,
  newStockMovement,
  ownProductsQuery,
  productChange,
  productParams,
  productReply,
  productsQuery,
} from './product.schema.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/partners/:partnerId/products',
  summary: 'What a partner sells, newest first',
  access: 'public',
  signedOut: true,
  params: partnerParams,
  query: productsQuery,
  data: z.array(productReply),
  shape: 'list',
  errors: [],
});

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/own-products',
  summary: 'The products of my partner with their stock, newest first; none without a partner',
  access: 'signed_in',
  query: ownProductsQuery,
  data: z.array(productReply),
  shape: 'list',
  errors: [],
});

export const getOwnProduct = endpoint({
  method: 'GET',
  path: '/api/own-products/:productId',
  summary: 'One product of my partner with its stock',
  access: { owner: 'product' },
  params: productParams,
  data: productReply,
  errors: [],
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/own-products',
  summary: 'Add a product to my partner',
  access: 'signed_in',
  body: newProduct,
  data: productReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 120, perSeconds: 3600 },
  errors: ['partner_needed', 'sku_taken'],
});

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/api/own-products/:productId',
  summary: 'Change a product with its options and variants. A variant that is left out isn’t sold anymore',
  access: { owner: 'product' },
  params: productParams,
  body: productChange,
  data: productReply,
  errors: ['state_changed', 'sku_taken'],
});

export const recordStockMovement = endpoint({
  method: 'POST',
  path: '/api/own-products/:productId/movements',
  summary: 'Record pieces of a variant that came, went or were counted',
  access: { owner: 'product' },
  params: productParams,
  body: newStockMovement,
  data: productReply,
  status: 201,
  idempotency: 'required',
  errors: ['too_few_pieces'],
});
