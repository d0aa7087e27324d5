import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { Submission } from './submission.ts';

/**
 * The state of a score sheet cell. `typing` includes unreadable and ambiguous text, see its reading. Only `saved` is
 * confirmed by the server.
 */
export type CellState =
  | { readonly kind: 'rest' }
  | {
      readonly kind: 'typing';
      readonly text: string;
      readonly answers: ReadingAnswers;
      readonly left: boolean;
    }
  /** A correction needs its reason. */
  | { readonly kind: 'reason'; readonly text: string; readonly answers: ReadingAnswers }
  | { readonly kind: 'saving'; readonly text: string; readonly submission: Submission }
  | { readonly kind: 'failed'; readonly text: string; readonly submission: Submission; readonly why: string }
  /** Someone else's score came first. */
  | {
      readonly kind: 'conflict';
      readonly text: string;
      readonly answers: ReadingAnswers;
      readonly theirs: ScoreReply;
    }
  /** `scoreId` identifies the saved score, so that a later one by someone else isn't taken for it. */
  | { readonly kind: 'saved'; readonly scoreId: string };

export type CellStep =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'answer'; readonly answers: ReadingAnswers }
  | { readonly kind: 'leave' }
  | { readonly kind: 'ask_reason' }
  | { readonly kind: 'send'; readonly submission: Submission }
  | { readonly kind: 'receive'; readonly scoreId: string }
  | { readonly kind: 'fail'; readonly why: string }
  | { readonly kind: 'collide'; readonly theirs: ScoreReply }
  | { readonly kind: 'drop' };

/** The next state of a cell. Steps that don't apply in its state change nothing. */
export function nextCell(state: CellState, step: CellStep): CellState {
  switch (step.kind) {
    case 'type':
      return state.kind === 'saving' ? state : { kind: 'typing', text: step.text, answers: {}, left: false };
    case 'answer':
      return state.kind === 'typing' ? { ...state, answers: step.answers } : state;
    case 'leave':
      return state.kind === 'typing' ? { ...state, left: true } : state;
    case 'ask_reason':
      return state.kind === 'typing' || state.kind === 'conflict'
        ? { kind: 'reason', text: state.text, answers: state.answers }
        : state;
    case 'send':
      return { kind: 'saving', text: textOf(state) ?? step.submission.typed, submission: step.submission };
    case 'receive':
      return state.kind === 'saving' ? { kind: 'saved', scoreId: step.scoreId } : state;
    case 'fail':
      return state.kind === 'saving' ? { ...state, kind: 'failed', why: step.why } : state;
    case 'collide':
      return collided(state, step.theirs);
    case 'drop':
      return { kind: 'rest' };
  }
}

/** Reported by the server, or found before sending. */
function collided(state: CellState, theirs: ScoreReply): CellState {
  switch (state.kind) {
    case 'saving':
      return { kind: 'conflict', text: state.text, answers: state.submission.answers, theirs };
    case 'typing':
    case 'reason':
      return { kind: 'conflict', text: state.text, answers: state.answers, theirs };
    default:
      return state;
  }
}

/** The text in the cell if it isn't the recorded score. */
export function textOf(state: CellState): string | null {
  return state.kind === 'rest' || state.kind === 'saved' ? null : state.text;
}

/** Whether leaving the sheet would lose input. */
export function isUnsaved(state: CellState): boolean {
  return state.kind !== 'rest' && state.kind !== 'saved';
}

/** What leaving the cell or pressing Enter does with the typed text. */
export function commitOf(
  reading: Reading,
  text: string,
  current: ScoreReply | null,
): 'nothing' | 'wait' | 'reason' | 'send' {
  if (text.trim() === (current?.value ? current.typed : '')) return 'nothing';
  if (reading.kind === 'problem' || reading.kind === 'question') return 'wait';
  if (reading.kind === 'empty' && !current?.value) return 'nothing';
  return current ? 'reason' : 'send';
}
