import type { ReadingReply } from '@chalkline/contract/groups/reading.schema.ts';
import type { ReadingWithName } from './readings.repository.ts';

export function presentReading({ id, by, reason, createdAt, endsAt }: ReadingWithName): ReadingReply {
  return { id, by, reason, at: createdAt.toISOString(), until: endsAt.toISOString() };
}
