import type { StandingQuery, StandingReply } from '@chalkline/contract/activities/standing.schema.ts';
import { type GroupSeen, requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import { groupNotFound } from '../../groups/groups/groups.errors.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type FoundChallenge,
  findChallengeDetails,
  findChallengesOfResult,
} from './challenges.repository.ts';
import { spanOf } from './challenges.rules.ts';
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
