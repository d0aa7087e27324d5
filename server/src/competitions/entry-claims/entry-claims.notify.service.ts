import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findClaimsForNotices } from './entry-claims.repository.ts';
import type { EntryClaimRow } from './entry-claims.table.ts';

const subjectKind = 'entry_claim';

/** Notifies someone with an account that an entry may be theirs. */
export async function notifyOfClaim(
  parts: Parts,
  tx: Transaction,
  { entryId, createdBy }: Pick<EntryClaimRow, 'entryId' | 'createdBy'>,
  personId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'invite',
    cause: `${subjectKind}:${newId(parts.clock.now().getTime())}`,
    subject: { kind: subjectKind, id: entryId },
    happening: 'invited',
    actorId: createdBy,
    recipients: [personId],
  });
}

/** Retracts the notices of an invitation that is no longer open, including unsent mail. */
export async function retractClaimNotices(parts: Parts, tx: Transaction, entryId: string): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id: entryId });
}

/** Shown while the entry can be claimed. */
export const entryClaimSubject: NotificationSubject = { kind: subjectKind, raises: ['invite'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findClaimsForNotices(
    database.sql,
    [...new Set(notices.map(({ subjectId }) => subjectId))],
    [...new Set(notices.map(({ personId }) => personId))],
  );
  const waiting = new Map(found.map((one) => [`${one.entryId} ${one.personId}`, one]));
  return notices.map(({ subjectId, personId }) => {
    const claim = waiting.get(`${subjectId} ${personId}`);
    if (!claim) return null;
    return {
      title: `Are you ${claim.name} in ${claim.competition.name}?`,
      text: `${claim.division}, bib ${claim.bib}. Confirm it under My competitions to get your heats and results here.`,
      address: urlOf('myCompetitions'),
      discreet: null,
    };
  });
}
