import type { MeasuredAmount, ScoreResult, ScoreValue } from './score-value.schema.ts';
import type { ShownAmount } from './show-amount.ts';
import { showAmount, showClock } from './show-amount.ts';
import type { WorkoutScoring } from './workout-scoring.schema.ts';

/** A score in the pieces that a board lays out, and whole. */
export interface ShownScore {
  /** The large figures: `9:41.28`, `CAP +12`, `105`, `24`. */
  readonly main: string;
  /** Beside the figures: `kg`, `reps`. */
  readonly unit: string;
  /** Reps done of all at the cap: `138/150`. */
  readonly beside: string;
  /** `tb 4:31`, both where there are two. */
  readonly tiebreak: string;
  /** The same load or distance in the other system, rounded: `231.49 lb`. */
  readonly other: string;
  /** The knock-out round, `R2`. */
  readonly round: string;
  readonly variant: string;
  /** All of it in one line; `readScore` reads it back to the same score. */
  readonly text: string;
  /** In words, for the one who typed it and for who listens: `CAP, 12 reps left (138/150)`. */
  readonly words: string;
}

type ShownResult = ShownAmount & { readonly beside: string; readonly words?: string };

/** Shows a score by its workout's settings. */
export function showScore(score: ScoreValue, scoring: WorkoutScoring): ShownScore {
  const result = showResult(score.result, scoring);
  const tiebreak = showTiebreaks(score, scoring);
  const round = score.round === undefined ? '' : `R${score.round}`;
  const variant = score.variant ?? '';
  const figures = joined(' ', result.figures, result.unit, result.beside);
  const otherText = result.other && `(${result.other})`;
  return {
    main: result.figures,
    unit: result.unit,
    beside: result.beside,
    tiebreak,
    other: result.other,
    round,
    variant,
    text: joined(' ', round, figures, tiebreak, variant),
    words: joined(
      ', ',
      score.round === undefined ? '' : `round ${score.round}`,
      result.words ?? joined(' ', result.figures, result.unit, otherText),
      tiebreak.replaceAll('tb ', 'tiebreak '),
      variant,
    ),
  };
}

function showResult(result: ScoreResult, scoring: WorkoutScoring): ShownResult {
  switch (result.outcome) {
    case 'finished':
      return { beside: '', ...showFinished(result, scoring) };
    case 'capped':
      return showCapped(result, scoring);
    case 'zeroed':
      return { ...plain('Zeroed'), words: 'Zeroed: handed in, worth nothing' };
    case 'did_not_finish':
      return { ...plain('DNF'), words: 'Did not finish' };
    case 'did_not_start':
      return { ...plain('DNS'), words: 'Did not start' };
    case 'withdrew':
      return { ...plain('WD'), words: 'Withdrew' };
    case 'out':
      return { ...plain('OUT'), words: 'Not competing in this workout' };
  }
}

function showFinished(
  result: MeasuredAmount & { readonly rounds?: number | undefined },
  scoring: WorkoutScoring,
): ShownAmount & { readonly words?: string } {
  const { type, unit, decimals } = scoring;
  const rounds = result.rounds ?? 0;
  switch (type) {
    case 'rounds_reps':
      return {
        ...plain(`${rounds}+${result.amount}`),
        words: `${counted(rounds, 'round')} + ${counted(result.amount, 'rep')}`,
      };
    case 'capped_rounds': {
      const total = showClock(result.amount, decimals);
      const words = `${total}, ${counted(rounds, 'round')} capped`;
      return { ...plain(rounds > 0 ? `${total}, ${rounds} capped` : total), words };
    }
    case 'pass_fail':
      return plain(result.amount === 1 ? 'Pass' : 'Fail');
    case 'hold':
      return showAmount(result, 'time', unit, decimals);
    default:
      return showAmount(result, type, unit, decimals);
  }
}

/** The field's two notations as the workout has them; the words are the same for both. */
function showCapped(
  { done, left }: { readonly done: number | null; readonly left: number | null },
  { cap }: WorkoutScoring,
): ShownResult {
  const beside = done !== null && left !== null ? `${done}/${done + left}` : '';
  const countsLeft = left !== null && (cap?.notation === 'remaining' || done === null);
  const counting = countsLeft ? `${counted(left, 'rep')} left` : `${counted(done ?? 0, 'rep')} done`;
  const words = `CAP, ${counting}${beside && ` (${beside})`}`;
  if (!countsLeft) return { ...plain(`CAP ${counted(done ?? 0, 'rep')}`), beside, words };
  return { ...plain(left === 0 ? 'CAP' : `CAP +${left}`), beside, words };
}

function showTiebreaks(score: ScoreValue, scoring: WorkoutScoring): string {
  const shown = (score.tiebreaks ?? []).map((value, index) => {
    const settings = scoring.tiebreaks?.[index];
    if (value === null || !settings) return 'tb –';
    const amount = showAmount(value, settings.type, settings.unit);
    return joined(' ', 'tb', amount.figures, settings.type === 'reps' ? '' : amount.unit);
  });
  while (shown.at(-1) === 'tb –') shown.pop();
  return shown.join(' ');
}

function plain(figures: string) {
  return { figures, unit: '', other: '', beside: '' };
}

function counted(count: number, noun: 'rep' | 'round'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function joined(between: string, ...pieces: readonly string[]): string {
  return pieces.filter((piece) => piece !== '').join(between);
}
