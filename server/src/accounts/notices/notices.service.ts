import type { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type SecurityHappening, securityNoticeJob } from './notices.jobs.ts';

/** What the handler in notifications is given. */
export type SecurityNotice = z.output<typeof securityNoticeJob.data>;

/** What belongs to a happening: `DetailsOf<'codes_locked'>` is `{ until }`. */
export type DetailsOf<Name extends SecurityHappening> = Extract<
  SecurityNotice,
  { happening: Name }
>['details'];

/** Lets the person know, if and only if the transaction commits. */
export async function tellSecurity<Name extends SecurityHappening>(
  parts: Pick<Parts, 'clock' | 'jobs'>,
  tx: Transaction,
  personId: string,
  happening: Name,
  details: DetailsOf<Name>,
): Promise<void> {
  const now = parts.clock.now();
  const head = { id: newId(now.getTime()), personId, at: now.toISOString() };
  await parts.jobs.enqueue(tx, securityNoticeJob, { ...head, happening, details } as SecurityNotice);
}
