import { challengeFacts } from '@chalkline/contract/groups/group-facts.schema.ts';
import type { GroupKind } from '../../groups/groups/group-kinds.service.ts';
import { check } from '../../platform/http/validation.ts';
import { endsBeforeStart, tooLong } from '../activities/activities.errors.ts';
import { offeredType } from '../types/types.service.ts';
import { goalFixed, targetMissing } from './challenges.errors.ts';
import { findChallengeDetails, saveChallengeDetails } from './challenges.repository.ts';
import { lengthOf, spanOf, stageOf } from './challenges.rules.ts';
import type { ChallengeDetailsRow } from './challenges.table.ts';
import { keepFinalStandingsOf } from './final-standings.service.ts';

const longestDays = 366;

/** Challenges: who reaches, does or keeps up the most within some days. */
export const challengeKind: GroupKind = {
  type: 'challenge',
  async save(parts, tx, _viewer, { id, isNew }, body) {
    if (!isNew && body.activity_type_id === undefined) return null;
    const facts = check(challengeFacts, body, 'body');
    if (facts.ends_on < facts.starts_on) throw endsBeforeStart('body.ends_on');
    const row: ChallengeDetailsRow = {
      groupId: id,
      typeId: facts.activity_type_id,
      goal: facts.goal,
      target: facts.target,
      startsOn: facts.starts_on,
      endsOn: facts.ends_on,
      zone: facts.zone,
      teamScoring: facts.team_scoring,
      teamBest: facts.team_scoring === 'best' ? (facts.team_best ?? usualBest) : null,
      teamSize: facts.team_scoring === null ? null : facts.team_size,
      teamStarters: facts.team_scoring === null ? 'anyone' : facts.team_starters,
    };
    if (lengthOf(row) > longestDays) throw tooLong('body.ends_on');
    if (row.goal === 'reach' && row.target === null) throw targetMissing();
    const [now] = isNew ? [] : await findChallengeDetails(tx.sql, [id]);
    // What people have begun to reach for doesn't move under them.
    const hasBegun = now && stageOf(now, parts.clock.now()) !== 'upcoming';
    if (hasBegun && differs(now, row)) throw goalFixed();
    if (now?.typeId !== row.typeId) await offeredType(tx.sql, row.typeId, 'body.activity_type_id');
    await saveChallengeDetails(tx.sql, row);
    const { startsAt, endsAt } = spanOf(row);
    return { startsAt, endsAt, capacity: null };
  },
  beforeLeave: keepFinalStandingsOf,
  async read({ clock }, sql, groups) {
    const found = await findChallengeDetails(
      sql,
      groups.map(({ id }) => id),
    );
    const now = clock.now();
    return new Map(
      found.map(({ groupId, typeId: _, ...challenge }) => {
        const finalAt = spanOf(challenge).finalAt.toISOString();
        return [groupId, { challenge: { ...challenge, stage: stageOf(challenge, now), finalAt } }];
      }),
    );
  },
};

const usualBest = 3;

function differs(now: ChallengeDetailsRow, row: ChallengeDetailsRow): boolean {
  return Object.entries(row).some(([name, value]) => now[name as keyof ChallengeDetailsRow] !== value);
}
