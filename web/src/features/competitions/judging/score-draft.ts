import { penaltyTakes } from '@chalkline/contract/competitions/apply-penalties.ts';
import { type Penalty, penaltyKinds } from '@chalkline/contract/competitions/penalty.schema.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading-answers.schema.ts';
import type { ScoreResult } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Drawing } from '@chalkline/contract/drawing.schema.ts';

/** What a judge has entered so far. */
export interface ScoreDraft {
  readonly outcome: 'finished' | 'capped' | 'did_not_finish' | 'did_not_start' | 'zeroed';
  /** From the keypad: `9:41.30`, `105`. Of rounds and reps: whether anything was counted, because 0+0 is a result. */
  readonly typed: string;
  /** Of rounds and reps, of a capped workout, and rounds that hit their own cap. */
  readonly rounds: number;
  readonly reps: number;
  readonly tiebreaks: readonly string[];
  readonly variant: string | null;
  readonly round: number | null;
  readonly noReps: number;
  readonly note: string;
  /** Given with the score; a draft of an older version has none. */
  readonly penalty?: Penalty | null;
  readonly answers: ReadingAnswers;
  /** The athlete's, of exactly this result; a draft of an older version has none. */
  readonly signature?: Drawing | null;
}

export function emptyDraft({ tiebreaks = [], variants, knockoutRounds }: WorkoutScoring): ScoreDraft {
  return {
    outcome: 'finished',
    typed: '',
    rounds: 0,
    reps: 0,
    noReps: 0,
    note: '',
    penalty: null,
    answers: {},
    signature: null,
    tiebreaks: tiebreaks.map(() => ''),
    variant: variants?.[0] ?? null,
    round: knockoutRounds === undefined ? null : 1,
  };
}

/** The draft after a change: a signature is for the result that the athlete saw. */
export function changedDraft(draft: ScoreDraft, part: Partial<ScoreDraft>): ScoreDraft {
  const isResult = Object.keys(part).some((key) => !['noReps', 'note', 'signature'].includes(key));
  return { ...draft, ...(isResult && { signature: null }), ...part };
}

/** Whether any penalty can take something from this result: none can from a DNF, or from pass and fail. */
export function canPenalize(result: ScoreResult, scoring: WorkoutScoring): boolean {
  return penaltyKinds.some((kind) => penaltyTakes(kind, result, scoring));
}

/** The draft's penalty, as long as it fits the result: seconds no longer do once the athlete was capped or is a DNF. */
export function fittingPenalty(
  { penalty }: Pick<ScoreDraft, 'penalty'>,
  result: ScoreResult,
  scoring: WorkoutScoring,
): Penalty | null {
  return penalty && penaltyTakes(penalty.kind, result, scoring) ? penalty : null;
}

/** How the result of a workout is entered. */
export type EntryKind = 'keypad' | 'rounds' | 'count' | 'pass';

export function entryKind({ type }: WorkoutScoring): EntryKind {
  if (type === 'rounds_reps') return 'rounds';
  if (type === 'reps' || type === 'calories') return 'count';
  return type === 'pass_fail' ? 'pass' : 'keypad';
}

/** The draft as text that `readScore` reads. Empty before anything was entered. */
export function draftText(draft: ScoreDraft, scoring: WorkoutScoring): string {
  const result = resultText(draft, scoring);
  if (result === '') return '';
  const round = draft.round === null || draft.round === 1 ? '' : `R${draft.round} `;
  const variant =
    draft.variant === null || draft.variant === scoring.variants?.[0] ? '' : ` - ${draft.variant}`;
  return `${round}${result}${variant}`;
}

function resultText({ outcome, typed, rounds, reps }: ScoreDraft, scoring: WorkoutScoring): string {
  if (outcome === 'did_not_finish') return 'DNF';
  if (outcome === 'did_not_start') return 'DNS';
  if (outcome === 'zeroed') return 'Zeroed';
  if (outcome === 'capped')
    return `${reps} ${reps === 1 ? 'rep' : 'reps'} ${countsLeft(scoring) ? 'left' : 'done'}`;
  if (scoring.type === 'capped_rounds')
    return typed === '' || rounds === 0 ? typed : `${typed}, ${rounds} capped`;
  if (entryKind(scoring) !== 'rounds') return typed;
  return rounds === 0 && reps === 0 && typed === '' ? '' : `${rounds}+${reps}`;
}

/** At the cap, whether reps left are counted: where nobody knows how many there are in all. */
export function countsLeft({ cap }: WorkoutScoring): boolean {
  return cap?.notation === 'remaining' && cap.totalReps === undefined;
}

/** Rounds and reps as they were counted. */
export function counted(part: Partial<Pick<ScoreDraft, 'rounds' | 'reps'>>): Partial<ScoreDraft> {
  return { ...part, typed: 'counted' };
}

/** One more rep, and the next round when it is full. */
export function oneMore(draft: ScoreDraft, scoring: WorkoutScoring): Partial<ScoreDraft> {
  if (entryKind(scoring) === 'count') return { typed: String((Number(draft.typed) || 0) + 1) };
  const perRound = scoring.repsPerRound;
  const reps = draft.reps + 1;
  return counted(
    perRound !== undefined && reps >= perRound ? { rounds: draft.rounds + 1, reps: 0 } : { reps },
  );
}

/** One rep less, back over the start of a round. */
export function oneLess(draft: ScoreDraft, scoring: WorkoutScoring): Partial<ScoreDraft> {
  if (entryKind(scoring) === 'count') return { typed: String(Math.max(0, (Number(draft.typed) || 0) - 1)) };
  if (draft.reps > 0) return counted({ reps: draft.reps - 1 });
  const perRound = scoring.repsPerRound;
  return counted(
    draft.rounds > 0 && perRound !== undefined ? { rounds: draft.rounds - 1, reps: perRound - 1 } : {},
  );
}

/** The clock of a heat as a result: `9:41.30`. */
export function stamped(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / 10);
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  const [seconds, parts] = [Math.floor(rest / 100), rest % 100];
  return `${minutes}:${String(seconds).padStart(2, '0')}.${String(parts).padStart(2, '0')}`;
}
