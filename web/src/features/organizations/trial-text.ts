import type { CorporateLineReply } from '@chalkline/contract/organizations/organization.schema.ts';
import { dayText } from '../../ui/times.ts';

type TrialLine = Pick<CorporateLineReply, 'trial_ends_at' | 'read_only_since' | 'kept_until'>;

/** The trial's status, for the table of companies. */
export function trialText({ trial_ends_at, read_only_since, kept_until }: TrialLine, now: Date): string {
  if (trial_ends_at === null) return 'Contract, no end date';
  if (read_only_since === null) return `Trial until ${dayText(trial_ends_at)}`;
  const kept = kept_until !== null && new Date(kept_until) > now;
  const since = `Read-only since ${dayText(read_only_since)}`;
  return kept ? `${since}, kept until ${dayText(kept_until)}` : `${since}, can be removed`;
}
