import type { CompetitionCopy } from '@chalkline/contract/competitions/competition.schema.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { type CompetitionView, viewCompetition } from '../directory/competitions.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { copyFloors } from '../floors/floors.service.ts';
import { copyCompetitionPapers } from '../papers/papers.service.ts';
import { copyRegistration } from '../registrations/registration-settings.copy.service.ts';
import { findScheduleItems, insertScheduleItems } from '../schedule/schedule.repository.ts';
import { findWorkouts, insertStandards } from '../workouts/workouts.repository.ts';
import { copyPlan } from './competition-copy.rules.ts';
import { makeDraft } from './competitions.make.service.ts';

/**
 * A draft of the viewer's own with the divisions, workouts, schedule, rules, floors, waivers, questions and closed
 * registration of a competition that they run: nobody is entered, nothing is scored. Throws 403 for the competitions of others.
 */
export async function copyCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  asked: CompetitionCopy,
): Promise<CompetitionView> {
  const createdAt = parts.clock.now();
  const nextId = () => newId(createdAt.getTime());
  return parts.database.transaction(async (tx) => {
    const seen = await seeCompetition(tx.sql, viewer, competitionId);
    if (!hasRight(seen, 'manageEntries')) throw notAllowed();
    const divisions = await findDivisions(tx.sql, competitionId);
    const workouts = await findWorkouts(tx.sql, competitionId);
    const schedule = await findScheduleItems(tx.sql, competitionId);
    const plan = copyPlan({ ...seen, divisions, workouts, schedule }, asked, { createdAt, nextId });
    const { id } = plan.competition;
    await makeDraft(parts, tx, viewer, plan);
    await insertStandards(tx.sql, plan.standards);
    await insertScheduleItems(tx.sql, plan.schedule);
    await copyRegistration(tx, seen.competition, plan.competition, plan.copyOf);
    await copyCompetitionPapers(parts, tx, seen.competition, plan.competition);
    await copyFloors(parts, tx, { from: competitionId, to: id });
    const after = { name: asked.name, copyOf: competitionId };
    await auditCompetition(parts, tx, viewer, id, 'competition.created', { after });
    return viewCompetition(parts, tx.sql, viewer, id);
  });
}
