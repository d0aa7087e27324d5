import type { EntryClaimReply } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import type { EntryClaimRow } from './entry-claims.table.ts';

export function presentEntryClaim({ entryId, email, state, mailedAt }: EntryClaimRow): EntryClaimReply {
  return { entryId, email, state, mailedAt: mailedAt?.toISOString() ?? null };
}

export function presentEntryClaims(claims: readonly EntryClaimRow[]): EntryClaimReply[] {
  return claims.map(presentEntryClaim);
}
