import type { TicketAnswers, TicketSignature } from '@chalkline/contract/events/papers.schema.ts';
import type { Question } from '@chalkline/contract/waivers/question.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  answerForPlace,
  type PlaceAnswers,
  readPlaceAnswers,
} from '../../waivers/questions/questions.place.service.ts';
import {
  listWaiversOf,
  type Signer,
  type WaiversInView,
} from '../../waivers/signatures/signatures.service.ts';
import { signAtPlace } from '../../waivers/signatures/signatures.sign.service.ts';
import { findDoor } from '../door/door.access.service.ts';
import { publishDoorChanged } from '../door/door.live.service.ts';
import { papersOf } from '../papers/attendees.service.ts';
import { findMissingPapers } from '../tickets/missing-papers.service.ts';
import { type FoundTicket, findTicket } from '../tickets/tickets.repository.ts';
import { ticketNotFound } from './paper-desk.errors.ts';

export interface TicketPapers {
  readonly ticket: FoundTicket;
  readonly questions: readonly Question[];
  readonly answers: PlaceAnswers['answers'];
  readonly waivers: WaiversInView;
  readonly missing: readonly string[];
}

/** For its holder, and for those who work at the door of its event. Throws 404. */
export async function getTicketPapers(parts: Parts, viewer: Viewer, ticketId: string): Promise<TicketPapers> {
  const { ticket } = await enterPapers(parts.database.sql, viewer, ticketId);
  return read(parts, viewer, ticket);
}

/**
 * Sets the answers about who comes with a ticket. Its holder can until the organizer's last day for changes, those at the
 * door always.
 */
export async function answerForTicket(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
  { answers }: TicketAnswers,
): Promise<TicketPapers> {
  await parts.database.transaction(async (tx) => {
    const { ticket, worksAtDoor } = await enterPapers(tx.sql, viewer, ticketId);
    const { paperId: id, holderName: name, personId, event } = ticket;
    const holder = { scope: 'person', id, name, personId, filesOf: viewer.personId } as const;
    await answerForPlace(parts, tx, viewer, papersOf(event.id), { holder, answers, anytime: worksAtDoor });
    await publishDoorChanged(parts, tx, event.id);
  });
  return getTicketPapers(parts, viewer, ticketId);
}

/** A signature of who comes with a ticket. One's own ticket is signed for as oneself. */
export async function signForTicket(
  parts: Parts,
  viewer: Viewer,
  { ticketId, address }: { readonly ticketId: string; readonly address: string },
  { waiverId, ...signature }: TicketSignature,
): Promise<TicketPapers> {
  await parts.database.transaction(async (tx) => {
    const { ticket } = await enterPapers(tx.sql, viewer, ticketId);
    const { event } = ticket;
    const place = { subject: papersOf(event.id), signer: signerOf(ticket) };
    await signAtPlace(parts, tx, viewer, { ...place, waiverId, address }, signature);
    await publishDoorChanged(parts, tx, event.id);
  });
  return getTicketPapers(parts, viewer, ticketId);
}

async function read(parts: Parts, viewer: Viewer, ticket: FoundTicket): Promise<TicketPapers> {
  const { sql } = parts.database;
  const subject = papersOf(ticket.event.id);
  const { questions, answers } = await readPlaceAnswers(sql, subject, ticket.paperId);
  const waivers = await listWaiversOf(parts, viewer, subject, signerOf(ticket));
  const missing = (await findMissingPapers(sql, ticket.event.id, [ticket.id])).get(ticket.id) ?? [];
  return {
    ticket,
    answers,
    missing,
    questions: ticket.asksPapers ? questions : [],
    waivers: ticket.asksPapers ? waivers : { ...waivers, waivers: [] },
  };
}

function signerOf({ isOwn, personId, paperId, holderName }: FoundTicket): Signer {
  return isOwn && personId !== null
    ? { personId, holderId: null, name: holderName }
    : { personId: null, holderId: paperId, name: holderName };
}

async function enterPapers(sql: Sql, viewer: Viewer, ticketId: string) {
  const ticket = isId(ticketId) ? await findTicket(sql, ticketId) : null;
  if (ticket?.state !== 'valid') throw ticketNotFound();
  const worksAtDoor = (await findDoor(sql, viewer, ticket.event.id))?.worksHere ?? false;
  if (!worksAtDoor && ticket.personId !== viewer.personId) throw ticketNotFound();
  return { ticket, worksAtDoor };
}
