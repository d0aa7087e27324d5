import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, retractNotices } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findDecidersOfPartners, findPartnersById } from './partners.repository.ts';
import type { PartnerRow } from './partners.table.ts';

const subjectKind = 'partner';

/** Tells administrators that somebody applies, or applies again. */
export async function notifyDecidersOfPartner(
  parts: Parts,
  tx: Transaction,
  { id, version, createdBy }: Pick<PartnerRow, 'id' | 'version' | 'createdBy'>,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}:${version}`,
    subject: { kind: subjectKind, id },
    happening: 'applied',
    actorId: createdBy,
    recipients: await findDecidersOfPartners(tx.sql),
  });
}

type Decision = 'approved' | 'refused' | 'taken_off';

/** Tells the owner of a partner what was decided. Administrators have nothing to decide anymore. */
export async function notifyOfDecision(
  parts: Parts,
  tx: Transaction,
  { id, version, createdBy }: Pick<PartnerRow, 'id' | 'version' | 'createdBy'>,
  happening: Decision,
  actorId: string,
): Promise<void> {
  await retractNotices(parts, tx, { kind: subjectKind, id });
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}:${version}`,
    subject: { kind: subjectKind, id },
    happening,
    actorId,
    recipients: [createdBy],
  });
}

/** Shown while that is what holds. */
export const partnerSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findPartnersById(database.sql, ids)).map((row) => [row.id, row]));
  const deciders = new Set(await findDecidersOfPartners(database.sql));
  return notices.map(({ subjectId, personId, happening }) => {
    const partner = byId.get(subjectId);
    if (!partner) return null;
    if (happening === 'applied') return deciders.has(personId) ? applicationText(partner) : null;
    return partner.createdBy === personId ? decisionText(partner, happening) : null;
  });
}

function applicationText({ id, name, sells, state }: PartnerRow): NoticeText | null {
  if (state !== 'applied') return null;
  return {
    title: `${name} wants to be a partner`,
    text: sells,
    address: urlOf('partnerDetails', {}, { id }),
    open: 'View application',
    discreet: null,
  };
}

function decisionText({ name, state, reason }: PartnerRow, happening: string): NoticeText | null {
  const rest = { address: urlOf('partnersDashboard'), discreet: null };
  if (happening === 'approved')
    return state === 'approved'
      ? { title: `${name} is in the directory`, text: 'Add products and say where you deliver.', ...rest }
      : null;
  if (state !== 'refused') return null;
  const title = happening === 'taken_off' ? `${name} was taken off the directory` : `${name} wasn’t approved`;
  return { title, text: `${reason} Edit your partner to apply again.`, ...rest };
}
