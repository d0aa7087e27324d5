import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { KeyPart } from './sort-key.rules.ts';
import type { Cell, OtherPart } from './workout-ranking.rules.ts';

/** What a part of a workout's key is called in a sentence. */
export function keyPartName(part: KeyPart | OtherPart, scoring: WorkoutScoring): string {
  switch (part) {
    case 'outcome':
      return 'whether there is a score';
    case 'variant':
      return 'the variant';
    case 'round':
      return 'the round reached';
    case 'finished':
      return 'finishing before the cap';
    case 'result':
      return resultName(scoring);
    case 'result_rest':
      return scoring.type === 'capped_rounds' ? 'the total time' : 'the reps beyond the full rounds';
    case 'tiebreak_1':
      return scoring.tiebreaks?.[1] ? 'the first tiebreak' : 'the tiebreak';
    case 'tiebreak_2':
      return 'the second tiebreak';
    default:
      return 'the other part of the workout';
  }
}

function resultName({ type, cap }: WorkoutScoring): string {
  if (type === 'rounds_reps') return 'the full rounds';
  if (type === 'capped_rounds') return 'the rounds that hit their cap';
  if (type === 'time' || type === 'hold') return cap ? 'the time, or the reps at the cap' : 'the time';
  if (type === 'load') return 'the load';
  if (type === 'distance') return 'the distance';
  return 'the result';
}

/** That part of a cell, as it is written on the board. */
export function keyPartValue(part: KeyPart | OtherPart, cell: Cell, scoring: WorkoutScoring): string {
  if (typeof cell === 'string') return cell === 'out' ? 'not competing' : 'nothing submitted';
  const shown = showScore(cell, scoring);
  switch (part) {
    case 'outcome':
      return shown.words;
    case 'variant':
      return cell.variant ?? scoring.variants?.[0] ?? '';
    case 'round':
      return `round ${cell.round ?? 1}`;
    case 'finished':
      return cell.result.outcome === 'capped' ? 'stopped by the cap' : 'finished';
    case 'result':
      return [shown.main, shown.unit].filter((piece) => piece !== '').join(' ');
    case 'result_rest':
      return shown.main;
    case 'tiebreak_1':
      return tiebreakValue(0, cell, scoring);
    case 'tiebreak_2':
      return tiebreakValue(1, cell, scoring);
    default:
      return '';
  }
}

function tiebreakValue(index: number, cell: ScoreValue, scoring: WorkoutScoring): string {
  const settings = scoring.tiebreaks?.[index];
  const needsNone =
    (settings?.reach ?? (scoring.cap ? 'unfinished' : 'everyone')) === 'unfinished' &&
    cell.result.outcome === 'finished';
  if (needsNone) return 'needs none';
  if (!cell.tiebreaks?.[index]) return 'none';
  return showScore(cell, scoring).tiebreak.split('tb ')[index + 1]?.trim() ?? 'none';
}
