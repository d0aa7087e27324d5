import type { CancellationReply } from '@chalkline/contract/events/cancellation.schema.ts';
import type { Cancellation } from './cancellations.service.ts';

export function presentCancellation(cancellation: Cancellation): CancellationReply {
  return { ...cancellation, canceledAt: cancellation.canceledAt?.toISOString() ?? null };
}
