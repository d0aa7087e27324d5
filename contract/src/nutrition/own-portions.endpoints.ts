import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { deviceIdField, idField, lineField } from '../http/fields.ts';
import { foodReply } from './food.schema.ts';

export const ownPortion = z.strictObject({
  /** “My bowl”. */
  label: lineField(60),
  milligrams: z.int().min(100).max(5_000_000),
});
export type OwnPortion = z.output<typeof ownPortion>;

/** The device makes the id of a portion. */
const one = {
  path: '/api/foods/:foodId/portions/:portionId',
  params: z.strictObject({ foodId: idField, portionId: deviceIdField }),
  data: foodReply,
} as const;

export const putOwnPortion = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Add a portion of my own to a food, or change it; entries keep what they weigh',
  access: 'signed_in',
  body: ownPortion,
  rateLimit: { times: 200, perSeconds: 3600 },
  errors: ['portion_taken', 'too_many_portions'],
});

export const removeOwnPortion = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete one of my portions. Entries logged with it don’t change',
  access: { owner: 'own_portion' },
  errors: [],
});
