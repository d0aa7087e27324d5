import type {
  CompetitionScoring,
  PointsSetting,
  TeamScoring,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { isFromTable, pointsTableLabel } from '@chalkline/contract/competitions/points-table-label.ts';
import { resultRules, weightRules } from './result-rules-text.ts';
import { totalText } from './scoring-text.ts';

type Workouts = BoardHead['workouts'];

/** What a place or a result earns: `The place is the points: 3rd gets 3`. */
export function earningText(points: PointsSetting): string {
  switch (points.method) {
    case 'place':
      return 'The place is the points: 3rd gets 3, so the fewest points win.';
    case 'table':
      return `Points by place, from the ${pointsTableLabel(points.table)}.`;
    case 'own_table':
      return `Points by place, from the organizer's table “${points.name}”: ${points.points.slice(0, 5).join(', ')} …`;
    case 'raw':
      return 'Scores are added up.';
    case 'share_of_best':
      return 'The best score gets 100 points, the middle one 50, the others in proportion.';
  }
}

/** Where an athlete who withdraws is ranked from then on. */
export const withdrawnTexts: Readonly<Record<CompetitionScoring['withdrawn'], string>> = {
  by_points: 'Athletes who withdraw are ranked by points like everyone else.',
  below: 'Athletes who withdraw rank below everyone who stayed, by points.',
  below_by_progress:
    'Athletes who withdraw are ranked by how far they got: below everyone still competing, but possibly above athletes cut earlier.',
  below_by_withdrawal: 'Athletes who withdraw rank below everyone who stayed, the last to leave first.',
};
const absent: Readonly<Record<CompetitionScoring['absent'], string>> = {
  share_place: 'Athletes who miss a workout share the place after the last.',
  no_place: 'Athletes who miss a workout have no place in it.',
};
const didNotFinish: Readonly<Record<CompetitionScoring['didNotFinish'], string>> = {
  last_place: 'Athletes who don’t finish get last place and its points.',
  zero_points: 'Athletes who don’t finish get 0 points.',
};
const nothing: Readonly<Record<CompetitionScoring['nothingHandedIn'], string>> = {
  last: 'Athletes without any score rank last.',
  unranked: 'Athletes without any score aren’t ranked.',
};

/** The rules of a competition, one sentence each, from its settings. */
export function ruleSentences(
  scoring: CompetitionScoring,
  workouts: readonly Pick<Workouts[number], 'id' | 'name'>[],
): string[] {
  return [
    earningText(scoring.points),
    `${totalText(scoring, workouts)}.`,
    'Tied scores in a workout share the better place and its points.',
    'A zeroed score earns nothing and shares the place after all other scores.',
    // Only a table has a choice of it: a place is its own points, and no result adds nothing.
    ...(isFromTable(scoring.points) ? [didNotFinish[scoring.didNotFinish]] : []),
    absent[scoring.absent],
    nothing[scoring.nothingHandedIn],
    withdrawnTexts[scoring.withdrawn],
    'Disqualified athletes keep their places in workouts but have none overall.',
    ...(scoring.incompleteBelow
      ? ['Athletes with a missing score rank below everyone with a complete set.']
      : []),
    ...(scoring.scaledBelow ? ['Athletes with more scaled workouts rank below those with fewer.'] : []),
    ...(scoring.restartStages ?? []).map(
      (stage) => `Points restart at stage ${stage}. Athletes in it rank above all others.`,
    ),
    ...(scoring.tie === 'best_finish' && scoring.restartStages?.length
      ? ['After a restart, ties are split by finishes of the new stage, then by place before the restart.']
      : []),
  ];
}

/** How one workout is scored, with what it sets for itself. */
export function workoutSentence(
  { scoring, points }: Pick<Workouts[number], 'scoring' | 'points'>,
  workouts: readonly Pick<Workouts[number], 'id' | 'name'>[],
): string {
  const nameOf = (id: string) => workouts.find((one) => one.id === id)?.name ?? 'another part';
  const earning = points.points ? [earningText(points.points)] : [];
  return [...resultRules(scoring, nameOf), ...earning, ...weightRules(points)].join(' ');
}

/** How a team's score is calculated from its members' scores. */
export function teamSentences(teams: TeamScoring | null): string[] {
  if (teams === null || teams.by === 'team') return [];
  const whose = teams.by === 'sum' ? 'all members’ scores' : `its best ${teams.count} members’ scores`;
  return [`A team’s score is the sum of ${whose}. If lower wins, a missing score counts as not finished.`];
}
