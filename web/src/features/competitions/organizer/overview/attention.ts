import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { counted } from '../../../../ui/counted.ts';
import { type DashboardPart, partUrl } from '../dashboard/parts.ts';

export interface Matter {
  readonly key: string;
  readonly title: string;
  /** What it means. */
  readonly detail: string;
  readonly action: string;
  readonly to: string;
}

/** What an organizer should look at now, most urgent first. */
export function mattersOf(
  competition: CompetitionReply,
  publications: readonly PublicationReply[],
  counts: readonly ScoreCount[],
): Matter[] {
  const { id, divisions, workouts, state } = competition;
  const to = (part: DashboardPart, query?: Record<string, string>) => partUrl(id, part, query);
  const matters: Matter[] = [];
  const isOpen = state === 'draft' || state === 'published' || state === 'live';
  if (isOpen && divisions.length > 0 && competition.entryCount === 0) {
    matters.push({
      key: 'nobody',
      title: 'No athletes yet',
      detail: 'Add athletes one by one, or import a file.',
      action: 'Add athletes',
      to: to('entries'),
    });
  }
  const frozen = divisions.filter(({ frozenAt }) => frozenAt !== null);
  if (frozen.length > 0) {
    matters.push({
      key: 'frozen',
      title: counted(frozen.length, ['leaderboard is frozen', 'leaderboards are frozen']),
      detail: `${frozen.map(({ name }) => name).join(', ')}: new scores stay hidden until you unfreeze.`,
      action: 'Open',
      to: to('results'),
    });
  }
  const ready = publications.filter((results) => {
    const count = counts.find(
      ({ divisionId, workoutId }) => divisionId === results.divisionId && workoutId === results.workoutId,
    );
    const isIn = count !== undefined && count.entries > 0 && count.scores >= count.entries;
    return results.state === 'draft' && results.publishAt === null && isIn;
  });
  if (ready.length > 0) {
    matters.push({
      key: 'ready',
      title: counted(ready.length, ['result is ready to publish', 'results are ready to publish']),
      detail: 'All scores are in, but only staff can see them.',
      action: 'Publish',
      to: to('results'),
    });
  }
  const followUp = counts.reduce((sum, count) => sum + count.followUp, 0);
  if (followUp > 0) {
    const first = counts.find((count) => count.followUp > 0);
    matters.push({
      key: 'follow-up',
      title: counted(followUp, ['score needs follow-up', 'scores need follow-up']),
      detail: 'Someone marked them to be looked at again.',
      action: 'Open',
      to: to('scores', { workout: first?.workoutId ?? '', check: 'follow_up' }),
    });
  }
  if (state === 'live') {
    for (const workout of workouts) {
      const of = counts.filter(({ workoutId }) => workoutId === workout.id);
      const missing = of.reduce((sum, { entries, scores }) => sum + entries - scores, 0);
      const isUnderWay = of.some(({ scores }) => scores > 0);
      if (!isUnderWay || missing <= 0) continue;
      matters.push({
        key: workout.id,
        title: `${counted(missing, ['score', 'scores'])} missing in ${workout.name}`,
        detail: 'All other scores are in.',
        action: 'Enter',
        to: to('scores', { workout: workout.id, missing: '1' }),
      });
    }
  }
  for (const { id: divisionId, name, proposedTable, plannedField } of divisions) {
    if (proposedTable === null) continue;
    matters.push({
      key: `table ${divisionId}`,
      title: `Another points table fits ${name} better`,
      detail: `${proposedTable} fits ${counted(plannedField ?? 0, ['athlete', 'athletes'])}.`,
      action: 'Open',
      to: to('divisions'),
    });
  }
  return matters;
}
