import { enterGroup } from '../../groups/groups/group-access.service.ts';
import { auditMember } from '../../groups/members/members.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  deleteRejected,
  findResult,
  insertRejected,
  type ResultSeen,
} from '../results/results.repository.ts';
import { challengeFinal, resultNotFound } from './challenges.errors.ts';
import { findChallengeDetails, findChallengesOfResult } from './challenges.repository.ts';
import { stageOf } from './challenges.rules.ts';
import { tellOfRejection } from './rejections.notify.service.ts';
import { type ChallengeSeen, seeChallenge, tellStanding } from './standings.service.ts';

interface Counted {
  readonly groupId: string;
  readonly resultId: string;
}

/** A result that counts in a challenge, or was taken out of it, for who may read the challenge. Throws 404 and 403. */
export async function seeCounted(
  sql: Sql,
  viewer: MaybeViewer,
  { groupId, resultId }: Counted,
): Promise<ChallengeSeen & { readonly result: ResultSeen }> {
  const seen = await seeChallenge(sql, viewer, groupId);
  const result = isId(resultId) ? await findResult(sql, resultId) : null;
  if (!result || !(await findChallengesOfResult(sql, result)).includes(groupId)) throw resultNotFound();
  return { ...seen, result };
}

/**
 * Takes a result out of a challenge with a reason, or counts it again (null). Its athlete gets a notification. Again, it
 * changes nothing. Throws 404, 403, and 409 once the places are final.
 */
export function setRejected(
  parts: Parts,
  viewer: Viewer,
  counted: Counted,
  reason: string | null,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterGroup(tx, viewer, counted.groupId, 'moderate', 'shared');
    const { challenge, group, result } = await seeCounted(tx.sql, viewer, counted);
    if (stageOf(challenge, parts.clock.now()) === 'final') throw challengeFinal();
    if (!(await moveRejected(parts, tx, counted, reason))) return null;
    const { personId } = result;
    const what = reason === null ? 'result_counted' : 'result_rejected';
    const after = { resultId: result.id, personId };
    await auditMember(parts, tx, viewer.personId, group, what, after, reason ?? undefined);
    await tellOfRejection(parts, tx, { ...counted, personId, actorId: viewer.personId });
    return null;
  });
}

/**
 * What moderators who decided a report do with a result in a challenge: the same, told by the case. The caller has the
 * right to. False once the places are final.
 */
export async function moderateResult(
  parts: Parts,
  tx: Transaction,
  counted: Counted,
  reason: string | null,
): Promise<boolean> {
  const [challenge] = await findChallengeDetails(tx.sql, [counted.groupId]);
  if (!challenge || stageOf(challenge, parts.clock.now()) === 'final') return false;
  await moveRejected(parts, tx, counted, reason);
  return true;
}

/** False: it changes nothing. */
async function moveRejected(
  parts: Parts,
  tx: Transaction,
  { groupId, resultId }: Counted,
  reason: string | null,
): Promise<boolean> {
  const rejectedAt = parts.clock.now();
  const isChanged =
    reason === null
      ? await deleteRejected(tx.sql, groupId, resultId)
      : await insertRejected(tx.sql, { groupId, resultId, rejectedAt, reason });
  if (isChanged) await tellStanding(parts, tx, groupId);
  return isChanged;
}
