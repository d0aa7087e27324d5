import type {
  CompetitionScoring,
  PointsSetting,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { isFromTable, pointsTableLabel } from '@chalkline/contract/competitions/points-table-label.ts';
import { builtInTable } from '@chalkline/contract/competitions/points-tables.ts';
import type { RankedCells } from './board-ranking.rules.ts';
import { ordinal, pointsText, timeText, totalsIn } from './overall-texts.rules.ts';
import { numberAt } from './places.rules.ts';
import { rawAmount } from './raw-amount.rules.ts';
import { pointSteps } from './workout-points.rules.ts';

interface PointsOf {
  readonly index: number;
  /** As the board shows it; null: none. */
  readonly place: number | null;
  readonly rules: Pick<CompetitionScoring, 'didNotFinish'>;
}

/** Where the points of an entry in a workout come from; nothing where it has none. */
export function pointsSentences(workout: RankedCells, { index, place, rules }: PointsOf): string[] {
  const gained = numberAt(workout.points, index);
  if (Number.isNaN(gained)) return [];
  const { points, weight } = workout.setting;
  const nothing = nothingSentence(workout, index, rules);
  if (nothing !== null && points.method !== 'place') return [nothing];
  const words = totalsIn([workout]);
  const counted = weight === 100 ? '' : ` It counts ${weight}%: ${words(gained)}.`;
  return [`${sentence(workout, { index, place, points })}${counted}`];
}

/** Why there is no point whatever the place is worth to others. */
function nothingSentence(
  { ranking, setting }: RankedCells,
  index: number,
  { didNotFinish }: PointsOf['rules'],
): string | null {
  switch (cellKinds[numberAt(ranking.kinds, index)]) {
    case 'zeroed':
      return 'A zeroed score gets 0 points, whatever the place.';
    case 'absent':
      return 'No score gets 0 points, whatever the place.';
    case 'did_not_finish':
      if (didNotFinish === 'last_place' && isFromTable(setting.points)) return null;
      return 'Not finishing gets 0 points here, whatever the place.';
    default:
      return null;
  }
}

/** What the place or the result is worth before a weight is put on it. */
function sentence(
  { ranking, cells, scoring, points: gained, setting }: RankedCells,
  { index, place, points }: { index: number; place: number | null; points: PointsSetting },
): string {
  switch (points.method) {
    case 'place':
      return place === null
        ? `Counts as ${pointsText(ranking.absentPlace)}, one more than everyone who submitted a score.`
        : `Points equal the place: ${place}.`;
    case 'table':
      return tableSentence(ranking, index, builtInTable(points.table) ?? [], pointsTableLabel(points.table));
    case 'own_table':
      return tableSentence(ranking, index, points.points, `table ${points.name}`);
    case 'raw': {
      const amount = rawAmount(cells[index] ?? 'nothing', scoring) / pointSteps;
      return `The score itself counts toward the total: ${scoring.unit === 'clock' ? timeText(amount) : amount}.`;
    }
    case 'share_of_best': {
      const scale = 'The best score gets 100, the median 50.';
      return setting.weight === 100 ? `It is worth ${pointsText(numberAt(gained, index))}. ${scale}` : scale;
    }
  }
}

function tableSentence(
  { places }: Pick<RankedCells['ranking'], 'places'>,
  index: number,
  table: readonly number[],
  name: string,
): string {
  const place = numberAt(places, index);
  return `The ${ordinal(place)} place is worth ${pointsText(table[place - 1] ?? 0)} in the ${name}.`;
}
