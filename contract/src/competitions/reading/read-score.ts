import { checkScore } from '../check-score.ts';
import type { ScoreProblem } from '../score-problems.ts';
import { scoreProblems } from '../score-problems.ts';
import type { MeasuredAmount, ScoreResult, ScoreValue } from '../score-value.schema.ts';
import { showScore } from '../show-score.ts';
import type { WorkoutScoring } from '../workout-scoring.schema.ts';
import type { ClockReading } from './read-clock.ts';
import { readAmount, readResult } from './read-result.ts';
import type { Piece, Reading, ReadingAnswers } from './reading.ts';
import { found, questionTexts, wrong } from './reading.ts';
import type { ScoreParts } from './score-parts.ts';
import { statusWord, takeApart } from './score-parts.ts';

export interface ScoreReading {
  /** For imported text, ask where typed text would be interpreted and shown to the person typing. */
  readonly imported?: boolean;
  readonly answers?: ReadingAnswers;
  /** Tiebreaks, variant and round, if they have columns of their own. */
  readonly tiebreaks?: readonly string[];
  readonly variant?: string;
  readonly round?: number;
}

/**
 * Reads a score as people write it (the product's help lists the formats), using the workout's settings. Returns the
 * score and how it was understood, a question if the text is ambiguous, or what is wrong with it.
 */
export function readScore(text: string, scoring: WorkoutScoring, how: ScoreReading = {}): Reading {
  const words = takeApart(text, scoring);
  if (words.result === '' && !words.tiebreaks.length && !how.tiebreaks?.some(isGiven)) {
    return { kind: 'empty' };
  }
  const piece = assemble(words, scoring, how);
  if (piece.kind === 'problem') return problem(piece.code);
  if (piece.kind === 'unclear') return question(text, scoring, how, piece);
  const misfit = checkScore(piece.value, scoring);
  if (misfit) return problem(misfit);
  return { kind: 'score', score: piece.value, understood: showScore(piece.value, scoring).words };
}

function assemble(words: ScoreParts, scoring: WorkoutScoring, how: ScoreReading): Piece<ScoreValue> {
  const clock = { answers: how.answers ?? {}, imported: how.imported ?? false };
  const status = statusWord(words.result);
  if (status === 'entry_status') return wrong(status);
  const result = status ? found<ScoreResult>({ outcome: status }) : readResult(words.result, scoring, clock);
  if (result.kind !== 'value') return result;
  const columns = (how.tiebreaks ?? []).map((tiebreak) => tiebreak.trim().toLowerCase());
  if (words.tiebreaks.some(isGiven) && columns.some(isGiven)) return wrong('tiebreak_twice');
  const tiebreaks = readTiebreaks(columns.some(isGiven) ? columns : words.tiebreaks, scoring, clock);
  if (tiebreaks.kind !== 'value') return tiebreaks;
  const variant = how.variant ?? words.variant;
  const round = how.round ?? words.round;
  return found({
    result: result.value,
    ...(tiebreaks.value.length > 0 && { tiebreaks: tiebreaks.value }),
    ...(variant !== undefined && { variant }),
    ...(round !== undefined && { round }),
  });
}

function readTiebreaks(
  texts: readonly string[],
  scoring: WorkoutScoring,
  how: ClockReading,
): Piece<(MeasuredAmount | null)[]> {
  const tiebreaks: (MeasuredAmount | null)[] = [];
  for (const [index, text] of texts.entries()) {
    if (!isGiven(text)) {
      tiebreaks.push(null);
      continue;
    }
    const settings = scoring.tiebreaks?.[index];
    if (!settings) return wrong('no_tiebreak');
    const tiebreak = readAmount(text, settings.type, settings.unit, how);
    if (tiebreak.kind !== 'value') return tiebreak;
    tiebreaks.push(tiebreak.value);
  }
  while (tiebreaks.at(-1) === null) tiebreaks.pop();
  return found(tiebreaks);
}

/** Reads the text once per answer, so that every choice shows what it would mean. */
function question(
  text: string,
  scoring: WorkoutScoring,
  how: ScoreReading,
  piece: Extract<Piece<never>, { kind: 'unclear' }>,
): Reading {
  const choices = piece.answers.flatMap((answer) => {
    const answers = { ...how.answers, ...answer };
    const reading = readScore(text, scoring, { ...how, answers });
    if (reading.kind === 'score') return [{ answers, score: reading.score, understood: reading.understood }];
    return reading.kind === 'question' ? reading.choices : [];
  });
  if (choices.length === 0) return problem('unreadable');
  return { kind: 'question', code: piece.code, message: questionTexts[piece.code], choices };
}

function problem(code: ScoreProblem): Reading {
  return { kind: 'problem', code, message: scoreProblems[code] };
}

/** A dash in place of a tiebreak means there is none. */
function isGiven(text: string): boolean {
  return !/^[-–—]*$/.test(text.trim());
}
