import type { NewEntryClaim } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { type EntryParams, enterEntries, entryOf } from '../entries/entries.change.service.ts';
import { entryClaimed, entryClaimNotFound } from './entry-claims.errors.ts';
import { mailEntryClaimsJob } from './entry-claims.jobs.ts';
import { retractClaimNotices } from './entry-claims.notify.service.ts';
import { deleteClaim, findClaimsOf, findUnclaimed, keepClaims } from './entry-claims.repository.ts';
import type { EntryClaimRow } from './entry-claims.table.ts';

/** Invitations of one competition. Throws 403 for those who don't manage its entries. */
export async function listEntryClaims(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<EntryClaimRow[]> {
  const { sql } = parts.database;
  if (!hasRight(await seeCompetition(sql, viewer, competitionId), 'manageEntries')) throw notAllowed();
  return findClaimsOf(sql, competitionId);
}

/**
 * Invites an athlete to claim their entry. The reply doesn't reveal whether the email has an account. Throws 409
 * `entry_claimed`.
 */
export async function inviteAthlete(
  parts: Parts,
  viewer: Viewer,
  params: EntryParams,
  { email }: NewEntryClaim,
): Promise<EntryClaimRow> {
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, params.competitionId);
    const entry = await entryOf(tx, params);
    if (entry.personId !== null) throw entryClaimed();
    const [kept] = await inviteWithin(parts, tx, viewer, params.competitionId, [
      { entryId: entry.id, email },
    ]);
    if (!kept) throw new Error('an invitation was not kept');
    // Without the email: erasing a person deletes it, while the log stays.
    await auditEntry(parts, tx, viewer, { entryId: entry.id, action: 'entry.invited' });
    return kept;
  });
}

/** Invites many as part of an import that holds the lock of the entries. Entries with an account are left out. */
export async function inviteWithin(
  parts: Parts,
  tx: Transaction,
  { personId: createdBy }: Pick<Viewer, 'personId'>,
  competitionId: string,
  asked: readonly { readonly entryId: string; readonly email: string }[],
): Promise<EntryClaimRow[]> {
  if (asked.length === 0) return [];
  const unclaimed = new Set(
    await findUnclaimed(
      tx.sql,
      asked.map(({ entryId }) => entryId),
    ),
  );
  const createdAt = parts.clock.now();
  const rows = asked
    .filter(({ entryId }) => unclaimed.has(entryId))
    .map(
      ({ entryId, email }): EntryClaimRow => ({
        entryId,
        competitionId,
        email,
        state: 'waiting',
        createdBy,
        createdAt,
        mailDueAt: createdAt,
        mailedAt: null,
      }),
    );
  const kept = await keepClaims(tx.sql, rows, new Date(createdAt.getTime() - day));
  await sendDueClaims(parts, tx);
  return kept;
}

/** Queues a job that sends all due emails, unless one is already waiting. */
export function sendDueClaims(parts: Parts, tx: Transaction): Promise<void> {
  return parts.jobs.enqueue(tx, mailEntryClaimsJob, {}, { onlyOne: 'all' });
}

/** Throws 404 if there is none. */
export async function withdrawEntryClaim(parts: Parts, viewer: Viewer, params: EntryParams): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterEntries(tx, viewer, params.competitionId);
    const entry = await entryOf(tx, params);
    if (!(await deleteClaim(tx.sql, params.competitionId, entry.id))) throw entryClaimNotFound();
    await retractClaimNotices(parts, tx, entry.id);
    await auditEntry(parts, tx, viewer, { entryId: entry.id, action: 'entry.invitation_withdrawn' });
    return null;
  });
}
