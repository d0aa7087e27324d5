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
      return 'The results themselves are added up.';
    case 'share_of_best':
      return 'The best result gets 100, the middle one 50, the others in between.';
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
  share_place: 'Who misses a workout shares the place after the last.',
  no_place: 'Who misses a workout has no place in it.',
};
const didNotFinish: Readonly<Record<CompetitionScoring['didNotFinish'], string>> = {
  last_place: 'Who does not finish gets the last place and its points.',
  zero_points: 'Who does not finish gets 0 points.',
};
const nothing: Readonly<Record<CompetitionScoring['nothingHandedIn'], string>> = {
  last: 'Who hands in nothing at all stands last.',
  unranked: 'Who hands in nothing at all has no place.',
};

/** The rules of a competition, one sentence each, from its settings. */
export function ruleSentences(
  scoring: CompetitionScoring,
  workouts: readonly Pick<Workouts[number], 'id' | 'name'>[],
): string[] {
  return [
    earningText(scoring.points),
    `${totalText(scoring, workouts)}.`,
    'Equal results in a workout share the better place and its points.',
    'A score that a judge zeroed is worth nothing and shares the place after all results.',
    // Only a table has a choice of it: a place is its own points, and no result adds nothing.
    ...(isFromTable(scoring.points) ? [didNotFinish[scoring.didNotFinish]] : []),
    absent[scoring.absent],
    nothing[scoring.nothingHandedIn],
    withdrawnTexts[scoring.withdrawn],
    'Who is disqualified keeps the places in the workouts and has none overall.',
    ...(scoring.incompleteBelow ? ['Whoever lacks a result stands below all who have every one.'] : []),
    ...(scoring.scaledBelow ? ['More scaled workouts stand below fewer.'] : []),
    ...(scoring.restartStages ?? []).map(
      (stage) => `The points begin again at stage ${stage}: who takes part in it stands above all others.`,
    ),
    ...(scoring.tie === 'best_finish' && scoring.restartStages?.length
      ? [
          'After a restart, ties are split by finishes of the new stage, then by the standing before the restart.',
        ]
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

/** How the result of a team comes about, where it is made of its members'. */
export function teamSentences(teams: TeamScoring | null): string[] {
  if (teams === null || teams.by === 'team') return [];
  const whose = teams.by === 'sum' ? 'all its members' : `its best ${teams.count} members`;
  return [
    `A team has the sum of what ${whose} did. Where less is better, a result that is missing counts as not finished.`,
  ];
}
