import type { PersonalTable } from '../database/personal-tables.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** What the platform holds of people: the first answers to their calls, for a day. */
export const platformPersonalTables: readonly PersonalTable[] = [
  { table: idempotencyKeys, byId: [idempotencyKeys.caller], told: null, erased: 'deleted' },
];
