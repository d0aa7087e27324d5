import type { NewResult, ResultReply, ResultsQuery } from '@chalkline/contract/activities/result.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { uploadIdIn } from '@chalkline/contract/uploads/upload-paths.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { type GroupSeen, requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { pathFor, type UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { findActivityDetails } from '../activities/activities.repository.ts';
import {
  countsIn,
  findRejected,
  findResult,
  findResults,
  insertResult,
  loggedIn,
  ofPerson,
  type ResultSeen,
  removeResultRow,
  resultOrder,
} from '../results/results.repository.ts';
import { typeUnknown } from '../types/types.errors.ts';
import { getType } from '../types/types.service.ts';
import {
  challengeFinal,
  notTakingPart,
  resultInFuture,
  resultNotFound,
  resultOutOfDates,
  resultOverCeiling,
} from './challenges.errors.ts';
import { findChallengeDetails } from './challenges.repository.ts';
import { stageOf } from './challenges.rules.ts';
import { tellStandings } from './standings.service.ts';

/** A proof is seen by who logged it, and by who may read the group it was logged in. */
export const resultProofs: UploadSubject = {
  kind: 'result_proof',
  async maySee({ database }, viewer, id) {
    const result = isId(id) ? await findResult(database.sql, id) : null;
    if (!result || !viewer) return false;
    return result.personId === viewer.personId || mayReadGroup(database.sql, viewer, result.groupId);
  },
};

async function mayReadGroup(sql: Sql, viewer: Viewer, groupId: string | null): Promise<boolean> {
  if (groupId === null) return false;
  return seeGroup(sql, viewer, groupId).then(
    ({ can }) => can.read,
    () => false,
  );
}

/** Where a result is logged: what counts there, and on which days. */
interface LogPlace {
  readonly typeId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly today: string;
}

/**
 * Logs a result. Throws 404 for a group the viewer can't see, 403 for who doesn't take part, 409 where the places are
 * final, and 422 for a day or an amount that can't be.
 */
export function logResult(
  parts: Parts,
  viewer: Viewer,
  { typeId, groupId, proof, ...fields }: NewResult,
): Promise<ResultReply> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const place = groupId === null ? null : await placeOf(tx, viewer, groupId, now);
    const wanted = place?.typeId ?? typeId;
    if (wanted === null || !isId(wanted)) throw typeUnknown('body.typeId');
    const type = await getType(tx.sql, wanted);
    // It may be tomorrow already where the person is.
    if (fields.day > (place?.today ?? dayAt(new Date(now.getTime() + 14 * hour), 'UTC')))
      throw resultInFuture();
    if (place && (fields.day < place.firstDay || fields.day > place.lastDay)) throw resultOutOfDates();
    if (fields.amount > type.ceiling) throw resultOverCeiling();
    const id = newId(now.getTime());
    const ids = proof === '' ? [] : [uploadIdIn(proof) ?? proof];
    const [upload] = await setUploads(
      parts,
      tx,
      viewer,
      { kind: resultProofs.kind, id },
      { ids, path: 'body.proof' },
    );
    const row = { ...fields, id, personId: viewer.personId, typeId: type.id, groupId, loggedAt: now };
    await insertResult(tx.sql, { ...row, proofId: upload?.id ?? null, removedAt: null });
    await tellStandings(parts, tx, row);
    return presentResult(parts, viewer, await known(tx.sql, id), {
      rejected: new Map(),
      isChallenge: false,
      moderates: false,
    });
  });
}

async function placeOf(tx: Transaction, viewer: Viewer, groupId: string, now: Date): Promise<LogPlace> {
  const group = await seeGroup(tx.sql, viewer, groupId);
  if (group.belonging?.state !== 'in' || !group.can.read) throw notTakingPart();
  const [challenge] = await findChallengeDetails(tx.sql, [groupId]);
  if (challenge) {
    if (stageOf(challenge, now) === 'final') throw challengeFinal();
    const { typeId, startsOn, endsOn, zone } = challenge;
    return { typeId, firstDay: startsOn, lastDay: endsOn, today: dayAt(now, zone) };
  }
  const [activity] = await findActivityDetails(tx.sql, [groupId]);
  if (!activity || !group.startsAt || !group.endsAt) throw notTakingPart();
  const { zone, type } = activity;
  const days = { firstDay: dayAt(group.startsAt, zone), lastDay: dayAt(group.endsAt, zone) };
  return { typeId: type.id, ...days, today: dayAt(now, zone) };
}

const dayAt = (moment: Date, zone: string): string => fieldInZone(moment.toISOString(), zone).slice(0, 10);

async function known(sql: Sql, id: string): Promise<ResultSeen> {
  const found = isId(id) ? await findResult(sql, id) : null;
  if (!found) throw resultNotFound();
  return found;
}

/** The viewer's own, or those that were logged in an activity or count in a challenge. Throws 404, and 403 unread. */
export async function listResults(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId, search: _search, ...page }: ResultsQuery,
): Promise<Page<ResultReply[]>> {
  const { sql } = parts.database;
  const group = groupId === undefined ? null : await seeGroup(sql, viewer, groupId);
  if (group) requireGroupRight(group, 'read');
  const wheres = group ? [await isOfGroup(sql, group)] : [];
  const whose = group ? personId : viewer.personId;
  if (whose !== undefined && !isId(whose)) return new Page([], null);
  const where = [...wheres, ...(whose === undefined ? [] : [ofPerson(whose)])];
  const found = await readPage(parts.config, page, {
    list: ['activity results', group?.id ?? null, whose ?? null],
    order: resultOrder,
    read: (keyset) => findResults(sql, where, keyset),
  });
  const ids = found.data.map(({ id }) => id);
  const rejected = group ? await findRejected(sql, group.id, ids) : new Map<string, string>();
  const isChallenge = group?.type === 'challenge';
  const moderates = isChallenge && group.can.moderate;
  const rows = found.data.map((result) =>
    presentResult(parts, viewer, result, { rejected, isChallenge, moderates }),
  );
  return new Page(rows, found.next);
}

async function isOfGroup(sql: Sql, { id }: GroupSeen) {
  const [challenge] = await findChallengeDetails(sql, [id]);
  return challenge ? countsIn(id, challenge) : loggedIn(id);
}

/** Deletes one's own. It stays in challenges whose places are final. Throws 404 for those of others. */
export function removeResult(parts: Parts, viewer: Viewer, resultId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const result = await known(tx.sql, resultId);
    if (result.personId !== viewer.personId) throw resultNotFound();
    await removeResultRow(tx.sql, resultId, parts.clock.now());
    await tellStandings(parts, tx, result);
    return null;
  });
}

interface ResultsOf {
  readonly rejected: ReadonlyMap<string, string>;
  readonly isChallenge: boolean;
  readonly moderates: boolean;
}

function presentResult(
  parts: Parts,
  viewer: MaybeViewer,
  result: ResultSeen,
  { rejected, isChallenge, moderates }: ResultsOf,
): ResultReply {
  const { id, person, type, amount, day, note, groupId, loggedAt, proofId, proofType } = result;
  const isMine = viewer?.personId === result.personId;
  const name = proofId && proofType && uploadName({ id: proofId, contentType: proofType });
  return {
    id,
    person,
    type,
    amount,
    day,
    note,
    groupId,
    proof: name ? pathFor(parts, viewer, name, 'viewer') : null,
    loggedAt: loggedAt.toISOString(),
    isRejected: rejected.has(id),
    rejectionReason: isMine || moderates ? rejected.get(id) || null : null,
    can: { remove: isMine, reject: moderates, report: isChallenge && !isMine && !moderates },
  };
}
