import type { DisputeRowReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanLine } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { day } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { counted } from '../../../../ui/counted.ts';
import { localeNow, numberText } from '../../../../ui/locale.ts';
import { dayText } from '../../../../ui/times.ts';
import { type DashboardPart, partUrl } from '../dashboard/parts.ts';

export interface Matter {
  readonly key: string;
  readonly title: string;
  /** What it means. */
  readonly detail: string;
  readonly action: string;
  readonly to: string;
}

/** How long before the first day heats are asked for. */
const heatsAhead = 14 * day;

/** What the overview knows. What the viewer may not see, or hasn't loaded, is empty. */
export interface Known {
  readonly publications: readonly PublicationReply[];
  readonly counts: readonly ScoreCount[];
  readonly openAppeals: number;
  /** About registrations of this competition, and not answered yet. */
  readonly disputes: readonly DisputeRowReply[];
  /** null: unknown. */
  readonly heats: readonly HeatPlanLine[] | null;
  readonly now: number;
}

/** What an organizer should look at now, most urgent first. */
export function mattersOf(
  competition: CompetitionReply,
  { publications, counts, openAppeals, disputes, heats, now }: Known,
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
  if (openAppeals > 0) {
    matters.push({
      key: 'appeals',
      title: counted(openAppeals, ['appeal needs a decision', 'appeals need a decision']),
      detail: 'The oldest comes first.',
      action: 'Decide',
      to: to('appeals'),
    });
  }
  for (const { id: disputeId, orderId, buyerName, amount, currency, respondBy } of disputes) {
    matters.push({
      key: `dispute ${disputeId}`,
      title: `${buyerName} disputes ${showMoney(amount, currency, localeNow())}`,
      detail: `${respondBy ? `Answer by ${dayText(respondBy)}. ` : ''}Without an answer, the bank decides against you.`,
      action: 'Answer',
      to: urlOf('dispute', { orderId, disputeId }),
    });
  }
  if (heats) matters.push(...heatMatters(competition, heats, now));
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
      const expected = of.reduce((sum, { entries }) => sum + entries, 0);
      const scored = of.reduce((sum, { scores }) => sum + scores, 0);
      const missing = expected - scored;
      if (scored === 0 || missing <= 0) continue;
      matters.push({
        key: workout.id,
        title: `${counted(missing, ['score', 'scores'])} missing in ${workout.name}`,
        detail: `${numberText(scored)} of ${numberText(expected)} are in.`,
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

/** Heats that are due: not seeded two weeks before the first day, or seeded but not published. */
function heatMatters(
  { id, online, state, entryCount, workouts, startsOn }: CompetitionReply,
  heats: readonly HeatPlanLine[],
  now: number,
): Matter[] {
  if (state !== 'published' && state !== 'live') return [];
  const seeded = heats.filter(({ heatCount }) => heatCount > 0);
  const isSoon = Date.parse(`${startsOn}T00:00:00Z`) - now <= heatsAhead;
  if (seeded.length === 0) {
    if (online || state === 'live' || !isSoon || entryCount === 0 || workouts.length === 0) return [];
    return [
      {
        key: 'no-heats',
        title: 'No heats yet',
        detail: 'Seed athletes into heats and lanes, then publish them.',
        action: 'Seed heats',
        to: partUrl(id, 'heats'),
      },
    ];
  }
  const hidden = seeded.filter(({ publishedVersion }) => publishedVersion === 0);
  return hidden.map(({ workoutId }) => ({
    key: `heats ${workoutId}`,
    title: `The heats of ${workouts.find((one) => one.id === workoutId)?.name ?? 'a workout'} aren’t published`,
    detail: 'Athletes can’t see when they start.',
    action: 'Open',
    to: partUrl(id, 'heats', { workout: workoutId }),
  }));
}
