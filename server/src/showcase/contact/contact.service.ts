import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { type ContactState, contactMoves } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import type { ContactQuery } from '@chalkline/contract/showcase/contact.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { contactMessageNotFound, mailNotSetUp, messageMoveNotAllowed } from './contact.errors.ts';
import { mailContactJob } from './contact.jobs.ts';
import {
  type ContactAnswer,
  type ContactMessage,
  contactOrder,
  countContactMessages,
  findContactAnswers,
  findContactMessage,
  findContactMessages,
  insertContactReply,
  updateContactState,
} from './contact.repository.ts';
import { tellTakenCareOf } from './contact.tell.service.ts';

export interface ContactThread {
  readonly message: ContactMessage;
  readonly answers: readonly ContactAnswer[];
}

/** Newest first; the first page says how many there are. */
export async function listContactMessages(
  parts: Parts,
  query: ContactQuery,
): Promise<Page<ContactMessage[]>> {
  const { state, search } = query;
  const filter = { state, search };
  const { sql } = parts.database;
  return readPage(parts.config, query, {
    list: ['contact messages', filter],
    order: contactOrder,
    read: (page) => findContactMessages(sql, filter, page),
    count: () => countContactMessages(sql, filter),
  });
}

/** Throws 404. */
export async function getContactMessage(parts: Parts, contactMessageId: string): Promise<ContactThread> {
  return threadOf(parts.database.sql, contactMessageId);
}

/** The answer is mailed by a job. Throws 404 and `mail_not_set_up`. */
export async function answerContactMessage(
  parts: Parts,
  viewer: Viewer,
  { contactMessageId, body }: { readonly contactMessageId: string; readonly body: string },
): Promise<ContactThread> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  return parts.database.transaction(async (tx) => {
    const { message } = await enter(tx, contactMessageId);
    const now = parts.clock.now();
    const id = newId(now.getTime());
    const reply = {
      id,
      messageId: message.id,
      createdBy: viewer.personId,
      body,
      createdAt: now,
      mailedAt: null,
    };
    await insertContactReply(tx.sql, reply);
    if (message.state !== 'answered') {
      await updateContactState(tx.sql, message.id, { from: message.state, to: 'answered', at: now });
    }
    await parts.jobs.enqueue(tx, mailContactJob, { letter: 'answer', contactReplyId: id });
    await tellTakenCareOf(parts, tx, message.id);
    await audit(parts, tx, viewer, message, 'answered');
    return threadOf(tx.sql, message.id);
  });
}

/** Throws 404, `state_changed` when it is not in the state `from` any more, `message_move_not_allowed`. */
export async function moveContactMessage(
  parts: Parts,
  viewer: Viewer,
  move: { readonly contactMessageId: string; readonly from: ContactState; readonly to: ContactState },
): Promise<ContactThread> {
  const { from, to } = move;
  return parts.database.transaction(async (tx) => {
    const { message } = await enter(tx, move.contactMessageId);
    if (!mayMove(contactMoves, from, to)) throw messageMoveNotAllowed(from, to);
    const isMoved = await updateContactState(tx.sql, message.id, { from, to, at: parts.clock.now() });
    if (!isMoved) throw stateChanged('message', `It’s now ${message.state}.`);
    if (to !== 'new') await tellTakenCareOf(parts, tx, message.id);
    await audit(parts, tx, viewer, message, to);
    return threadOf(tx.sql, message.id);
  });
}

/** One after the other, so that a state is that of the last answer. */
async function enter(tx: Transaction, contactMessageId: string): Promise<ContactThread> {
  await lock(tx, 'contact message', contactMessageId, 'exclusive');
  return threadOf(tx.sql, contactMessageId);
}

async function threadOf(sql: Sql, contactMessageId: string): Promise<ContactThread> {
  const message = isId(contactMessageId) ? await findContactMessage(sql, contactMessageId) : null;
  if (!message) throw contactMessageNotFound();
  return { message, answers: await findContactAnswers(sql, message.id) };
}

async function audit(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  message: ContactMessage,
  to: ContactState,
): Promise<void> {
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: `contact_message.${to}`,
    subjectKind: 'contact_message',
    subjectId: message.id,
    before: { state: message.state },
    after: { state: to },
  });
}
