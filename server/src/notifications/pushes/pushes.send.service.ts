import { minute } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PushOutcome } from '../../platform/push/push.ts';
import { findReaders, type MailReader } from '../mails/mails.repository.ts';
import {
  type NoticeText,
  type NotificationSubject,
  textsFor,
} from '../notifications/notification-subject.service.ts';
import type { NotificationRow } from '../notifications/notifications.table.ts';
import { findChoices, findSettings } from '../preferences/preferences.repository.ts';
import { usualMail } from '../preferences/preferences.rules.ts';
import {
  deleteDeadDevices,
  findPushDevices,
  type PushDevice,
} from '../push-devices/push-devices.repository.ts';
import { pushMoment, pushText } from './push-plan.rules.ts';
import { findStillPushed, markPushed, setPushDue, takeDuePushes } from './pushes.repository.ts';

const atOnce = 200;
const sideBySide = 10;

/** Who takes messages and dies leaves them for so long; a push service that is busy is asked again after it. */
const leaseMinutes = 5;

/** One message with whom it is for. */
interface Ready {
  readonly row: NotificationRow;
  readonly notice: NoticeText;
  readonly privateText: boolean;
  readonly devices: readonly PushDevice[];
}

/**
 * Sends the push messages that are due, until none is left or `signal` says to stop. Whether they are wanted, unread
 * and of something the person may see is decided now, not when they were raised. Safe to run in several processes.
 */
export async function sendPushes(
  parts: Parts,
  subjects: readonly NotificationSubject[],
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const now = parts.clock.now();
    const lease = new Date(now.getTime() + leaseMinutes * minute);
    const rows = await takeDuePushes(parts.database.sql, { now, lease, atMost: atOnce });
    if (rows.length === 0) return;
    const ready = await open(parts, subjects, rows);
    for (let first = 0; first < ready.length && !signal?.aborted; first += sideBySide)
      await Promise.all(ready.slice(first, first + sideBySide).map((one) => deliver(parts, one)));
  }
}

/** Drops what is not wanted, puts off what comes at a bad hour, and gives the rest. */
async function open(
  parts: Parts,
  subjects: readonly NotificationSubject[],
  rows: readonly NotificationRow[],
): Promise<Ready[]> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const personIds = [...new Set(rows.map(({ personId }) => personId))];
  const readers = await findReaders(sql, personIds);
  const settings = await findSettings(sql, personIds);
  const choices = await findChoices(sql, personIds);
  const devices = Map.groupBy(await findPushDevices(sql, personIds, now), ({ personId }) => personId);
  const texts = await textsFor(parts, subjects, rows);
  const dropped: string[] = [];
  const ready: Ready[] = [];
  for (const row of rows) {
    const { privateText, ...hours } = settings.get(row.personId) ?? usualMail;
    const reader = readers.get(row.personId);
    const notice = texts.get(row.id);
    const own = devices.get(row.personId) ?? [];
    const person = reader && { ...hours, ...stateOf(reader), choices: choices.get(row.personId) ?? [] };
    const due = { ...row, isRead: row.readAt !== null, maySee: notice !== undefined };
    const at = person && own.length > 0 ? pushMoment(due, person, now) : null;
    if (at === null || !notice) dropped.push(row.id);
    else if (at.getTime() > now.getTime()) await setPushDue(sql, [row.id], at);
    else ready.push({ row, notice, privateText, devices: own });
  }
  await setPushDue(sql, dropped, null);
  return ready;
}

const stateOf = ({ state, zone }: MailReader) => ({ state, zone });

async function deliver(parts: Parts, { row, notice, privateText, devices }: Ready): Promise<void> {
  const { sql } = parts.database;
  if (!(await findStillPushed(sql, [row.id])).has(row.id)) return;
  const message = JSON.stringify({
    ...pushText(notice, privateText),
    // Said again, it takes the place of what it said before.
    tag: row.id,
    url: absoluteUrl(parts.config.publicUrl, notice.address ?? urlOf('notifications')),
  });
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ device, outcome: await parts.push.send(device, message) })),
  );
  const of = (wanted: PushOutcome) => outcomes.filter(({ outcome }) => outcome === wanted);
  await deleteDeadDevices(
    sql,
    of('gone').map(({ device }) => device),
  );
  // The lease brings it back if no device took it and one may yet.
  if (of('sent').length > 0 || of('later').length === 0) await markPushed(sql, row.id, parts.clock.now());
}
