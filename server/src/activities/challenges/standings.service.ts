import type { StandingQuery, StandingReply } from '@chalkline/contract/activities/standing.schema.ts';
import {
  enterGroup,
  type GroupSeen,
  requireGroupRight,
  seeGroup,
} from '../../groups/groups/group-access.service.ts';
import { groupNotFound } from '../../groups/groups/groups.errors.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteRejected, findResult, insertRejected } from '../results/results.repository.ts';
import { challengeFinal, resultNotFound } from './challenges.errors.ts';
import {
  type FoundChallenge,
  findChallengeDetails,
  findChallengesOfResult,
} from './challenges.repository.ts';
import { spanOf, stageOf } from './challenges.rules.ts';
import { keepFinalStanding } from './final-standings.service.ts';
import { findStanding, standingOrder } from './standings.repository.ts';

export interface ChallengeSeen {
  readonly group: GroupSeen;
  readonly challenge: FoundChallenge;
}

/** A challenge that the viewer may read. Throws 404 for other groups, 403 for its card alone. */
export async function seeChallenge(sql: Sql, viewer: MaybeViewer, groupId: string): Promise<ChallengeSeen> {
  const group = await seeGroup(sql, viewer, groupId);
  const [challenge] = await findChallengeDetails(sql, [group.id]);
  if (!challenge) throw groupNotFound();
  requireGroupRight(group, 'read');
  return { group, challenge };
}

/** By place. Once the places are final, nothing changes them: neither results nor who leaves. */
export async function getStanding(
  parts: Parts,
  viewer: MaybeViewer,
  groupId: string,
  { search: _search, mine, ...page }: StandingQuery,
): Promise<Page<StandingReply[]>> {
  const { sql } = parts.database;
  const { challenge } = await seeChallenge(sql, viewer, groupId);
  const { finalAt } = spanOf(challenge);
  const isFinal = await keepFinalStanding(parts, challenge);
  const asked = { challenge, finalAt, isFinal, personId: viewer?.personId ?? null, isMine: mine === 'true' };
  const found = await readPage(parts.config, page, {
    list: ['standing', groupId, mine],
    order: standingOrder,
    read: (keyset) => findStanding(sql, asked, keyset),
  });
  const target = challenge.target ?? Number.POSITIVE_INFINITY;
  return presentPage(found, (row) => ({ ...row, isReached: row.value >= target }));
}

/** Takes a result out of a challenge, or counts it again. Throws 409 once the places are final. */
export function setRejected(
  parts: Parts,
  viewer: Viewer,
  { groupId, resultId }: { readonly groupId: string; readonly resultId: string },
  isRejected: boolean,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterGroup(tx, viewer, groupId, 'moderate', 'shared');
    const { challenge } = await seeChallenge(tx.sql, viewer, groupId);
    const result = isId(resultId) ? await findResult(tx.sql, resultId) : null;
    const counts = result && (await findChallengesOfResult(tx.sql, result)).includes(groupId);
    if (!counts) throw resultNotFound();
    if (stageOf(challenge, parts.clock.now()) === 'final') throw challengeFinal();
    if (isRejected) await insertRejected(tx.sql, { groupId, resultId, rejectedAt: parts.clock.now() });
    else await deleteRejected(tx.sql, groupId, resultId);
    await tellStanding(parts, tx, groupId);
    return null;
  });
}

/** Those who watch a challenge read its standing again. */
export function tellStanding(parts: Parts, tx: Transaction, groupId: string): Promise<void> {
  return parts.live.publish(tx, { topic: `group:${groupId}`, kind: 'standing', data: null });
}

/** The same for every challenge in which a result counts. */
export async function tellStandings(
  parts: Parts,
  tx: Transaction,
  result: { readonly personId: string; readonly typeId: string; readonly day: string },
): Promise<void> {
  for (const groupId of await findChallengesOfResult(tx.sql, result)) await tellStanding(parts, tx, groupId);
}
