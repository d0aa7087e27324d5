import type { HeatReply, heatStartBody } from '@chalkline/contract/competitions/heat.schema.ts';
import type { z } from 'zod';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionInView, enterCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { hasHeadJudge } from '../competitions/head-judges.repository.ts';
import { headJudgeStarts, heatNotFound } from './heats.errors.ts';
import { publishHeatsChanged } from './heats.live.service.ts';
import { describeHeats } from './heats.read.service.ts';
import { findHeat, writeStarted } from './heats.repository.ts';

interface HeatParams {
  readonly competitionId: string;
  readonly heatId: string;
}

/** Where the competition has no head judge, anyone who records scores starts heats (decision 155). */
export async function mayStartHeats(sql: Sql, seen: CompetitionInView): Promise<boolean> {
  return hasRight(seen, 'startHeats') || !(await hasHeadJudge(sql, seen.competition.id));
}

/**
 * Starts the clock of a heat, or resets it. The moment is the server's, so all clocks agree. Throws 409 where somebody
 * else did so first.
 */
export async function setHeatClock(
  parts: Parts,
  viewer: Viewer,
  { competitionId, heatId }: HeatParams,
  { started, startedAt: takenBack }: z.output<typeof heatStartBody>,
): Promise<HeatReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'heats', competitionId, 'exclusive');
    const seen = await enterCompetition(tx, viewer, competitionId, 'recordScores');
    if (!(await mayStartHeats(tx.sql, seen))) throw headJudgeStarts();
    const heat = isId(heatId) ? await findHeat(tx.sql, competitionId, heatId) : null;
    if (!heat) throw heatNotFound();
    if ((heat.startedAt !== null) === started)
      throw stateChanged('heat', started ? 'Its clock is running.' : 'Its clock isn’t running.');
    if (takenBack !== undefined && Date.parse(takenBack) !== heat.startedAt?.getTime())
      throw stateChanged('heat', 'Its clock was started again.');
    const now = parts.clock.now();
    const startedAt = started ? now : null;
    const isDone = await writeStarted(tx.sql, heatId, { from: heat.startedAt, to: startedAt });
    if (!isDone) throw stateChanged('heat');
    const action = started ? 'competition.heat_started' : 'competition.heat_reset';
    const { workoutId, number } = heat;
    await auditCompetition(parts, tx, viewer, competitionId, action, {
      before: { startedAt: heat.startedAt },
      after: { heatId, workoutId, number },
    });
    await publishHeatsChanged(parts, tx, competitionId);
    const [reply] = await describeHeats(tx.sql, seen, [{ ...heat, startedAt }], now);
    if (!reply) throw heatNotFound();
    return reply;
  });
}
