import { dateFormat } from '@chalkline/contract/date-format.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  findHoldersOf as findTicketHolders,
  mailHolders,
} from '../holder-mails/holder-mails.tell.service.ts';
import { findHoldersOf, findMovedEvents } from './series.repository.ts';

const subjectKind = 'changed_event';

/** Tells everyone with a ticket to these events that time or place changed: once each, about the first of theirs. */
export async function notifyOfChange(
  parts: Parts,
  tx: Transaction,
  { groupIds, actorId }: { readonly groupIds: readonly string[]; readonly actorId: string },
): Promise<void> {
  const ofPerson = Map.groupBy(await findHoldersOf(tx.sql, groupIds), ({ personId }) => personId);
  const first = Map.groupBy(ofPerson, ([, held]) => `${held[0]?.groupId} ${held.length}`);
  const change = newId(parts.clock.now().getTime());
  for (const people of first.values()) {
    const [held] = people.map(([, rows]) => rows);
    const groupId = held?.[0]?.groupId;
    if (!held || groupId === undefined) continue;
    await notify(parts, tx, {
      kind: 'event',
      cause: `${subjectKind}:${change}`,
      subject: { kind: subjectKind, id: groupId },
      happening: 'changed',
      details: { more: held.length - 1 },
      actorId,
      recipients: people.map(([personId]) => personId),
      // The mail with the calendar entries is one of its own.
      byMail: false,
    });
  }
  await mailHolders(parts, tx, await findTicketHolders(tx.sql, { groupIds }), 'changed');
}

/** Shown to whom has a ticket, with the time and place as they are now. */
export const changedEventSubject: NotificationSubject = { kind: subjectKind, raises: ['event'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const events = new Map((await findMovedEvents(database.sql, ids)).map((row) => [row.id, row]));
  const holders = await findHoldersOf(database.sql, ids);
  return notices.map(({ subjectId, personId, details, reader: { locale } }) => {
    const event = events.get(subjectId);
    const isHolder = holders.some((one) => one.groupId === subjectId && one.personId === personId);
    if (!event?.startsAt || !event.endsAt || event.archivedAt || event.canceledAt || !isHolder) return null;
    const { name, place, zone, startsAt, endsAt } = event;
    const format = dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: zone }, locale);
    const more = Number(details.more ?? 0);
    const others =
      more === 0 ? '' : ` ${more === 1 ? 'Another date' : `${more} other dates`} of yours changed too.`;
    return {
      title: `${name} has changed`,
      text: `It’s now ${format.formatRange(startsAt, endsAt)} (${zoneText(zone)}) at ${place}.${others} Your ticket stays valid.`,
      address: urlOf('eventDetail', { id: subjectId }),
      discreet: 'An event you have a ticket for has changed',
    };
  });
}
