import type { Sql } from '../../platform/database/database.ts';
import { notAllowed, sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type CompetitionInView, seeCompetition } from '../competitions/competition-access.service.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { notYourLane } from './judge-links.errors.ts';
import { findLinkOf, isInLane, isOneDevice } from './judge-links.repository.ts';
import type { JudgeLinkRow } from './judge-links.table.ts';

/** Who judges: someone on the staff, any lane; or by a link, one. */
export interface JudgeInView {
  readonly seen: CompetitionInView;
  readonly link: JudgeLinkRow | null;
}

/** The link of someone who judges by one. Throws 401 once it is over: their device then keeps what it has. */
export async function linkOf(sql: Sql, { personId }: Viewer, now: Date): Promise<JudgeLinkRow> {
  const link = await findLinkOf(sql, personId, now);
  if (!link) throw sessionEnded();
  return link;
}

/** The competition of a link, with a scorer's rights. */
export async function seeByLink(sql: Sql, { competitionId }: JudgeLinkRow): Promise<CompetitionInView> {
  const found = await findCompetition(sql, competitionId, null);
  if (!found) throw competitionNotFound();
  return { ...found, state: found.competition.state, role: 'scorer', admitted: true };
}

/** The competition for someone who hands in scores. Throws 401 after a link's end, 404, and 403 without the right. */
export async function seeAsJudge(
  sql: Sql,
  viewer: Viewer,
  competitionId: string,
  now: Date,
): Promise<JudgeInView> {
  if (viewer.byLink) {
    const link = await linkOf(sql, viewer, now);
    if (link.competitionId !== competitionId) throw competitionNotFound();
    return { seen: await seeByLink(sql, link), link };
  }
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'recordScores')) throw notAllowed();
  return { seen, link: null };
}

/** Throws 403 when a link is for another lane. */
export async function requireLane(
  sql: Sql,
  { link }: JudgeInView,
  score: { readonly workoutId: string; readonly entryId: string },
): Promise<void> {
  if (link && !(await isInLane(sql, link, score))) throw notYourLane();
}

/** Whether the viewer entered it, or their device did by an earlier link. */
export async function isOwnScore(sql: Sql, viewer: Viewer, enteredBy: string): Promise<boolean> {
  if (viewer.personId === enteredBy) return true;
  return viewer.byLink === true && isOneDevice(sql, [viewer.personId, enteredBy]);
}
