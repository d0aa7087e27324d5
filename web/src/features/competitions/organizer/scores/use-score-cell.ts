import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useEffect, useReducer, useRef } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { useKeptValues } from '../../../../platform/kept-values.ts';
import { type CellState, commitOf, isUnsaved, nextCell, textOf } from './cell-state.ts';
import { type SendScore, type Submission, submissionOf } from './submission.ts';

export interface ScoreCellInput {
  readonly row: ScoreSheetRow;
  readonly workout: WorkoutReply;
  readonly send: SendScore;
  /** The current score, if someone else's came first. */
  readonly readCurrent: (entryId: string) => Promise<ScoreReply | null>;
  /** Updates the sheet with the server's score. */
  readonly onCurrent: (score: ScoreReply) => void;
  /** The viewer's own score, sent at this time (ms), was saved; `before` is the previous one. */
  readonly onRecorded: (before: ScoreReply | null, after: ScoreReply, sentAt: number) => void;
  readonly onUnsaved: (entryId: string, unsaved: boolean) => void;
}

/** One cell of the sheet: reads typed text, sends it once, asks for reasons and resolves conflicts. */
export function useScoreCell(input: ScoreCellInput) {
  const { row, workout, send, readCurrent, onCurrent, onRecorded, onUnsaved } = input;
  const [state, step] = useReducer(nextCell, { kind: 'rest' });
  // Enter moves the focus, and leaving the cell commits too, before the next render.
  const handled = useRef<CellState | null>(null);
  // The score when typing began: the sheet may update while someone types.
  const seenId = useRef<string | null>(null);
  const { entry, score } = row;
  const text = textOf(state) ?? (score?.value ? score.typed : '');
  const answers = 'answers' in state ? state.answers : {};
  const reading = readScore(text, workout.scoring, { answers });

  const unsaved = isUnsaved(state);
  useEffect(() => {
    onUnsaved(entry.id, unsaved);
    return () => onUnsaved(entry.id, false);
  }, [entry.id, unsaved, onUnsaved]);

  const place = `${workout.id} ${entry.id}`;
  const kept = useKeptValues(`score ${place}`, () => (unsaved ? { text } : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the line comes
  useEffect(() => {
    const typed = kept.take();
    if (typed) type(String(typed.text));
  }, []);

  function type(typed: string): void {
    if (!isUnsaved(state)) seenId.current = score?.id ?? null;
    step({ kind: 'type', text: typed });
  }

  async function deliver(submission: Submission): Promise<void> {
    step({ kind: 'send', submission });
    const sentAt = performance.now();
    try {
      const recorded = await send(submission);
      onCurrent(recorded);
      onRecorded(score, recorded, sentAt);
      step({ kind: 'receive', scoreId: recorded.id });
    } catch (failure) {
      const theirs = isConflict(failure) ? await readCurrent(entry.id).catch(() => null) : null;
      step(theirs ? { kind: 'collide', theirs } : { kind: 'fail', why: errorText(failure) });
    }
  }

  function sendNew(typed: string, meant: ReadingAnswers, reason: string, previousId: string | null) {
    const about = { workoutId: workout.id, entryId: entry.id };
    void deliver(submissionOf({ ...about, typed: typed.trim(), answers: meant, reason, previousId }));
  }

  /** On Enter or blur. Returns true if nothing else is needed here. */
  function commit(meant: ReadingAnswers = answers): boolean {
    if (state.kind !== 'typing' || handled.current === state) return state.kind !== 'reason';
    handled.current = state;
    if (score && score.id !== seenId.current) {
      const isMine = text.trim() !== '' || seenId.current !== null;
      step(isMine ? { kind: 'collide', theirs: score } : { kind: 'drop' });
      return !isMine;
    }
    const understood = readScore(text, workout.scoring, { answers: meant });
    const next = commitOf(understood, text, score);
    if (next === 'nothing') step({ kind: 'drop' });
    if (next === 'wait') step({ kind: 'leave' });
    if (next === 'reason') step({ kind: 'ask_reason' });
    if (next === 'send') sendNew(text, meant, '', null);
    return next === 'nothing' || next === 'send';
  }

  return {
    /** Identifies the cell within the sheet. */
    place,
    state,
    text,
    reading,
    commit,
    type,
    answer: (meant: ReadingAnswers) => {
      step({ kind: 'answer', answers: meant });
      commit(meant);
    },
    correct: (reason: string) => {
      if (state.kind !== 'reason') return;
      if (score && score.id !== seenId.current) step({ kind: 'collide', theirs: score });
      else sendNew(state.text, state.answers, reason, score?.id ?? null);
    },
    retry: () => {
      if (state.kind === 'failed') void deliver(state.submission);
    },
    keepTheirs: () => {
      if (state.kind !== 'conflict') return;
      onCurrent(state.theirs);
      step({ kind: 'drop' });
    },
    enterMine: () => {
      if (state.kind !== 'conflict') return;
      onCurrent(state.theirs);
      seenId.current = state.theirs.id;
      step({ kind: 'ask_reason' });
    },
    drop: () => step({ kind: 'drop' }),
  };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'score_conflict';
}

export type ScoreCell = ReturnType<typeof useScoreCell>;
