import { person } from '../../accounts/people/people.factory.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Seller, sellerOf } from './sellers.service.ts';

/** A person who sells. */
export async function seller(parts: Parts): Promise<Seller> {
  const { id } = await person(parts);
  return sellerOf(parts.database, { personId: id }, parts.clock.now());
}
