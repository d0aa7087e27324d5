import { minute } from '@chalkline/contract/spans.ts';
import { lock } from '../../platform/database/locks.ts';
import { LetterUnfit } from '../../platform/mail/letter-message.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type NoticeText,
  type NotificationSubject,
  textsFor,
} from '../notifications/notification-subject.service.ts';
import type { NotificationRow } from '../notifications/notifications.table.ts';
import { findChoices, findSettings } from '../preferences/preferences.repository.ts';
import { usualMail } from '../preferences/preferences.rules.ts';
import { type MailPerson, planMail } from './mail-plan.rules.ts';
import {
  dropMail,
  findReaders,
  findStillDue,
  type MailReader,
  markMailed,
  putOffMail,
  takeDue,
} from './mails.repository.ts';
import { digestLetter, type LetterFor, oneLetter } from './mails.write.service.ts';

/** People whose mail is taken at a time, and of whom so many are written to side by side. */
const personsAtOnce = 100;
const sideBySide = 5;

/** Who takes mail and dies leaves it for so long. */
const leaseMinutes = 15;

/** One person with all of their mail that was taken. */
interface Batch {
  readonly reader: MailReader;
  readonly person: MailPerson;
  readonly privateText: boolean;
  readonly rows: readonly NotificationRow[];
  readonly texts: ReadonlyMap<string, NoticeText>;
}

/**
 * Sends the mail that is due, until none is left or `signal` says to stop. Safe to run in several processes
 * at once: each takes other people's mail. A letter that the mail server does not take is tried again later.
 */
export async function sendMails(
  parts: Parts,
  subjects: readonly NotificationSubject[],
  signal?: AbortSignal,
): Promise<void> {
  if (!parts.mail.reaches) return;
  while (!signal?.aborted) {
    const rows = await take(parts);
    if (rows.length === 0) return;
    const batches = await open(parts, subjects, rows);
    for (let first = 0; first < batches.length && !signal?.aborted; first += sideBySide) {
      await Promise.all(batches.slice(first, first + sideBySide).map((batch) => deliver(parts, batch)));
    }
  }
}

function take(parts: Parts): Promise<NotificationRow[]> {
  const now = parts.clock.now();
  const lease = new Date(now.getTime() + leaseMinutes * minute);
  return parts.database.transaction(async (tx) => {
    // A person's mail is taken whole, or a digest would come in pieces.
    await lock(tx, 'notifications', 'mail', 'exclusive');
    return takeDue(tx.sql, { now, lease, persons: personsAtOnce });
  });
}

async function open(
  parts: Parts,
  subjects: readonly NotificationSubject[],
  rows: readonly NotificationRow[],
): Promise<Batch[]> {
  const { sql } = parts.database;
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  const personIds = [...byPerson.keys()];
  const readers = await findReaders(sql, personIds);
  const settings = await findSettings(sql, personIds);
  const choices = await findChoices(sql, personIds);
  const texts = await textsFor(parts, subjects, rows);
  return [...byPerson].flatMap(([personId, own]) => {
    const reader = readers.get(personId);
    if (!reader) return [];
    const { privateText, ...hours } = settings.get(personId) ?? usualMail;
    const { state, zone } = reader;
    const person = { ...hours, state, zone, choices: choices.get(personId) ?? [] };
    return [{ reader, person, privateText, rows: own, texts }];
  });
}

async function deliver(parts: Parts, batch: Batch): Promise<void> {
  const { sql } = parts.database;
  const due = batch.rows.map(({ id, kind, raisedAt, readAt }) => {
    return { id, kind, raisedAt, isRead: readAt !== null, maySee: batch.texts.has(id) };
  });
  const plan = planMail(due, batch.person, parts.clock.now());
  await dropMail(sql, plan.dropped);
  for (const { id, until } of plan.putOff) await putOffMail(sql, [id], until);
  for (const ids of plan.letters) await sendLetter(parts, batch, ids);
}

async function sendLetter(
  parts: Parts,
  { reader, person, privateText, rows, texts }: Batch,
  planned: readonly string[],
): Promise<void> {
  const { sql } = parts.database;
  const due = await findStillDue(sql, planned);
  const items = rows.flatMap(({ id, kind }) => {
    const notice = due.has(id) ? texts.get(id) : undefined;
    return notice ? [{ id, kind, notice }] : [];
  });
  const [first] = items;
  if (!first) return;
  const to: LetterFor = { reader, privateText };
  const isDigest = person.digest !== 'off' && first.kind !== 'security';
  const letter = isDigest ? digestLetter(parts.config, to, items) : oneLetter(parts.config, to, first);
  const ids = items.map(({ id }) => id);
  try {
    await parts.mail.send(letter);
  } catch (error) {
    if (!(error instanceof LetterUnfit)) {
      // The lease brings it back.
      parts.log.warn({ err: error, notifications: ids }, 'mail about notifications was not taken');
      return;
    }
    parts.log.error({ err: error, notifications: ids }, 'mail about notifications cannot be sent');
    return dropMail(sql, ids);
  }
  await markMailed(sql, ids, parts.clock.now());
}
