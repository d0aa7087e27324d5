import { whyNotJoining } from '@chalkline/contract/competitions/eligibility.ts';
import type {
  AcceptedTransfer,
  MyPlace,
  TransferReply,
} from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import { holdOrder } from '../../checkout/orders/orders.access.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { checkAnswers } from '../../waivers/questions/questions.service.ts';
import { checkSigned } from '../../waivers/signatures/signatures.service.ts';
import { insertGuest } from '../admission/admission.repository.ts';
import { unknownCountry } from '../competitions/competitions.errors.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entryWords, rewriteEntry } from '../entries/entries.change.service.ts';
import { notifyOfPlace } from '../entry-moves/entry-places.notify.service.ts';
import { alreadyRegistered } from '../registrations/registrations.errors.ts';
import { noPapers, storePapers } from '../registrations/registrations.papers.service.ts';
import { endWaiting } from '../registrations/waiting-list.service.ts';
import { fittingFacts, needsOf } from '../rosters/rosters.place.service.ts';
import { hasPlaceIn } from '../rosters/rosters.repository.ts';
import { cannotTakePlace, transferNotFound } from './entry-transfers.errors.ts';
import { notifyOfTransfer } from './entry-transfers.notify.service.ts';
import {
  endTransfer,
  findPlace,
  findTransfer,
  findTransferTexts,
  isUnitSold,
  type Place,
  renewCode,
} from './entry-transfers.repository.ts';
import { placeLocks, requireTransferable, shownPlace } from './entry-transfers.service.ts';
import type { EntryTransferRow } from './entry-transfers.table.ts';

/** An open offer with the place it's about and whom it's to. */
interface Offered {
  readonly transfer: EntryTransferRow;
  readonly place: Place;
  readonly division: Division;
  readonly person: Person;
}

/** Reads an offer to the viewer, and lets them see its private competition from now on. Throws 404. */
export async function openTransfer(parts: Parts, viewer: Viewer, transferId: string): Promise<TransferReply> {
  return parts.database.transaction(async (tx) => {
    const offered = await readOffered(parts, tx.sql, viewer, transferId);
    const { transfer, place, division, person } = offered;
    const { id: competitionId, name } = place.competition;
    const admittedAt = parts.clock.now();
    await insertGuest(tx.sql, { competitionId, personId: person.id, admittedAt });
    const [text] = await findTransferTexts(tx.sql, [transfer.id]);
    return {
      id: transfer.id,
      from: text?.from ?? '',
      competition: { id: competitionId, name },
      divisionId: division.id,
      division: division.name,
      bib: place.entry.bib,
      until: transfer.expiresAt.toISOString(),
      reason: (await hasPlaceIn(tx.sql, division.id, person.id))
        ? 'You’re already registered in this division.'
        : whyNotJoining(division, [], person, place.competition.startsOn),
      needs: needsOf(division, person, place.competition),
    };
  });
}

/**
 * Takes an offered place: its bib and what was paid stay, its code is a new one. Of two who accept at once, one gets
 * it. Throws 404 once it's over, 409 `not_transferable`, `already_registered`, and what registering throws.
 */
export async function acceptTransfer(
  parts: Parts,
  viewer: Viewer,
  transferId: string,
  body: AcceptedTransfer,
): Promise<MyPlace> {
  if (body.country && !isCountry(body.country)) throw unknownCountry();
  return parts.database.transaction(async (tx) => {
    const { transfer, place, division, person } = await takeOffered(parts, tx, viewer, transferId);
    const { entry, competition, registration } = place;
    requireTransferable(place, parts.clock.now());
    if (!registration || !(await isUnitSold(tx.sql, registration.unitId))) throw transferNotFound();
    if (await hasPlaceIn(tx.sql, division.id, person.id)) throw alreadyRegistered();
    const facts = fittingFacts(division, person, body, competition);
    const reason = whyNotJoining(division, [], facts, competition.startsOn);
    if (reason !== null) throw cannotTakePlace(reason);
    await takePapers(parts, tx, {
      competitionId: competition.id,
      orderId: registration.orderId,
      person,
      body,
    });
    const { name, country, region, affiliate, unnamed } = body;
    const shown = { name, country, region, affiliate };
    await rewriteEntry(parts, tx, entry, {
      ...shown,
      unnamed,
      birthDate: facts.birthDate,
      personId: person.id,
      words: entryWords(shown),
    });
    await renewCode(tx.sql, entry.id, newId());
    await endTransfer(tx.sql, entry.id, 'accepted');
    await endWaiting(tx, competition.id, { divisionId: division.id, personId: person.id });
    await auditEntry(parts, tx, viewer, {
      entryId: entry.id,
      action: 'entry.transferred',
      before: { personId: transfer.createdBy },
      after: { personId: person.id },
    });
    const answered = { transferId, happening: 'accepted', actorId: person.id } as const;
    await notifyOfTransfer(parts, tx, { ...answered, recipient: transfer.createdBy });
    const news = { entryId: entry.id, actorId: null, recipients: [person.id] };
    await notifyOfPlace(parts, tx, { ...news, happening: 'registered' });
    const taken = await findPlace(tx.sql, entry.id);
    if (!taken) throw new Error('a place that was taken is missing');
    return shownPlace(parts, tx.sql, taken);
  });
}

/** Throws 404 once it's over. */
export async function declineTransfer(parts: Parts, viewer: Viewer, transferId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { transfer, person } = await takeOffered(parts, tx, viewer, transferId);
    await endTransfer(tx.sql, transfer.entryId, 'declined');
    const answered = { transferId, happening: 'declined', actorId: person.id } as const;
    await notifyOfTransfer(parts, tx, { ...answered, recipient: transfer.createdBy });
    return null;
  });
}

interface Papers {
  readonly competitionId: string;
  readonly orderId: string;
  readonly person: Person;
  readonly body: AcceptedTransfer;
}

/** The organizer's questions and waivers, asked of the one who competes now. */
async function takePapers(
  parts: Parts,
  tx: Transaction,
  { competitionId, orderId, person, body: { answers, name } }: Papers,
): Promise<void> {
  const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
  const ownAnswers = await checkAnswers(tx.sql, subject, { scope: 'person', answers, path: 'body' });
  await checkSigned(tx, subject, { personIds: [person.id], path: 'body.waiver' });
  const line = { ...noPapers, ownAnswers, orderId, personId: person.id, name };
  await storePapers(parts, tx, competitionId, line);
}

/** The same while nobody else can take it: no refund of its order, no other change of its entry. */
async function takeOffered(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  transferId: string,
): Promise<Offered> {
  const { place } = await readOffered(parts, tx.sql, viewer, transferId);
  if (place.registration) await holdOrder(tx, place.registration.orderId);
  await lockInTurn(tx, placeLocks(place.competition.id));
  return readOffered(parts, tx.sql, viewer, transferId);
}

async function readOffered(parts: Parts, sql: Sql, viewer: Viewer, transferId: string): Promise<Offered> {
  const person = await personById(sql, viewer.personId);
  const transfer = isId(transferId) ? await findTransfer(sql, transferId, parts.clock.now()) : null;
  const isTo = person?.state === 'active' && person.emailVerified && person.email === transfer?.email;
  const place = transfer && isTo ? await findPlace(sql, transfer.entryId) : null;
  const division = place && (await findDivision(sql, place.competition.id, place.division.id));
  // A place that was given back, or that changed hands otherwise, isn't offered anymore.
  const isOwn = place?.entry.personId === transfer?.createdBy && place?.entry.state === 'active';
  if (!person || !transfer || !place || !division || !isOwn) throw transferNotFound();
  return { transfer, place, division, person };
}
