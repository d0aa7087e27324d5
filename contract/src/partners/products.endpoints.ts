import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { partnerParams } from './partner.schema.ts';
import {
  newProduct,
  newStockCount,
  newStockMovement,
  ownProductsQuery,
  productChange,
  productParams,
  productReply,
  productsQuery,
  soldProductParams,
  stockCountReply,
  stockLine,
  stockLinesQuery,
  variantParams,
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

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/partners/:partnerId/products/:productId',
  summary: 'One product that a partner has on sale',
  access: 'public',
  signedOut: true,
  params: soldProductParams,
  data: productReply,
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
  errors: ['partner_needed', 'sku_taken', 'barcode_taken', 'upload_unknown'],
});

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/api/own-products/:productId',
  summary: 'Change a product with its options and variants. A variant that is left out isn’t sold anymore',
  access: { owner: 'product' },
  params: productParams,
  body: productChange,
  data: productReply,
  errors: ['state_changed', 'sku_taken', 'barcode_taken', 'upload_unknown'],
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

export const findStockLines = endpoint({
  method: 'GET',
  path: '/api/own-variants',
  summary: 'The variants that my partner sells with their stock, or those with a barcode or SKU',
  access: 'signed_in',
  query: stockLinesQuery,
  data: z.array(stockLine),
  errors: [],
});

export const countStock = endpoint({
  method: 'POST',
  path: '/api/own-products/counts',
  summary: 'Save a count of variants: all of it, or nothing',
  access: 'signed_in',
  body: newStockCount,
  data: stockCountReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['partner_needed', 'too_few_pieces', 'not_found'],
});

export const askForStock = endpoint({
  method: 'PUT',
  path: '/api/variants/:variantId/stock-request',
  summary: 'Get one notice when a sold-out variant is back',
  access: 'signed_in',
  params: variantParams,
  data: z.null(),
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['in_stock', 'not_found'],
});

export const forgetStockRequest = endpoint({
  method: 'DELETE',
  path: '/api/variants/:variantId/stock-request',
  summary: 'Get no notice about this variant',
  access: 'signed_in',
  params: variantParams,
  data: z.null(),
  errors: [],
});
