import { competitionActions } from '@chalkline/contract/audit/competition-actions.ts';
import type { ActivityTopic } from '@chalkline/contract/competitions/activity.schema.ts';
import { actionText } from '@chalkline/contract/competitions/activity-text.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { ResultsOf } from '@chalkline/contract/competitions/publication.schema.ts';
import { plainWords } from '@chalkline/contract/plain-words.ts';

/** A line of the audit log as far as undoing goes. */
export interface LoggedAct {
  readonly action: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What undoes an act. */
export type Undo =
  | {
      readonly kind: 'score';
      readonly workoutId: string;
      readonly entryId: string;
      readonly currentId: string;
      /** The score to record again; null: there was none. */
      readonly previousId: string | null;
    }
  | {
      readonly kind: 'entry_state';
      readonly entryId: string;
      readonly from: EntryState;
      readonly to: EntryState;
    }
  | { readonly kind: 'penalty'; readonly penaltyId: string }
  | {
      readonly kind: 'adjustment';
      readonly adjustmentId: string;
      readonly entryId: string;
      readonly points: number;
    }
  | {
      readonly kind: 'results';
      readonly results: readonly ResultsOf[];
      readonly from: PublicationState;
      readonly to: PublicationState;
    };

/** The actions of a topic, by how they begin. */
export const topicActions: Readonly<Record<ActivityTopic, readonly string[]>> = {
  scores: ['score.', 'penalty.', 'adjustment.', 'appeal.', 'submission.'],
  athletes: ['entry.'],
  setup: ['competition.', 'volunteers.'],
};

/** The actions whose text in the log has a word that begins so. */
export function actionsWith(beginning: string): string[] {
  return competitionActions.filter((action) =>
    plainWords(actionText({ action })).some((word) => word.startsWith(beginning)),
  );
}

/** A field of one side of an act, if it is a text. */
function textIn(side: unknown, field: string): string | null {
  const value = (side as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' ? value : null;
}

/** What would undo an act if nothing came after it; null: it can't be undone. */
export function undoOf({ action, subjectId: entryId, before, after }: LoggedAct): Undo | null {
  switch (action) {
    case 'score.recorded':
    case 'score.corrected': {
      const [currentId, workoutId] = [textIn(after, 'scoreId'), textIn(after, 'workoutId')];
      if (currentId === null || workoutId === null) return null;
      return { kind: 'score', workoutId, entryId, currentId, previousId: textIn(before, 'scoreId') };
    }
    case 'entry.moved': {
      const [from, to] = [stateIn(after), stateIn(before)];
      if (from === null || to === null) return null;
      return { kind: 'entry_state', entryId, from: from as EntryState, to: to as EntryState };
    }
    case 'penalty.given': {
      const penaltyId = textIn(after, 'id');
      return penaltyId === null ? null : { kind: 'penalty', penaltyId };
    }
    case 'adjustment.given': {
      const adjustmentId = textIn(after, 'adjustmentId');
      const points = Number((after as { readonly points?: unknown } | null)?.points);
      return adjustmentId === null ? null : { kind: 'adjustment', entryId, adjustmentId, points };
    }
    case 'competition.results_moved': {
      const [from, to] = [stateIn(after), stateIn(before)];
      const results = (after as { readonly results?: readonly ResultsOf[] } | null)?.results;
      if (from === null || to === null || !results) return null;
      return { kind: 'results', results, from: from as PublicationState, to: to as PublicationState };
    }
    default:
      return null;
  }
}

/** The name of what an act was about, as the log has it. */
export function thingOf({ before, after }: Pick<LoggedAct, 'before' | 'after'>): string | null {
  for (const side of [after, before])
    for (const field of ['name', 'title', 'place']) {
      const found = textIn(side, field);
      if (found !== null) return found;
    }
  return null;
}

/** The state that one side of an act has. */
export function stateIn(side: unknown): string | null {
  return textIn(side, 'state');
}

/** The workout that an act names. */
export function workoutIn({ before, after }: Pick<LoggedAct, 'before' | 'after'>): string | null {
  return textIn(after, 'workoutId') ?? textIn(before, 'workoutId');
}
