import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { counted } from '../../../../ui/counted.ts';
import type { PastedLine } from './paste-column.ts';
import { type CellChange, cellText, type ScoreAct } from './score-acts.ts';
import { type SendScore, type Submission, submissionOf } from './submission.ts';

interface SaveOptions {
  readonly workout: WorkoutReply;
  readonly send: SendScore;
  readonly onCurrent: (score: ScoreReply) => void;
  /** Gets all saved scores as one undo step. */
  readonly onRecorded: (act: ScoreAct) => void;
}

/** Saves pasted lines one after the other. Failed ones are retried with the same ids, so none is saved twice. */
export function useSavePasted({ workout, send, onCurrent, onRecorded }: SaveOptions) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempts = useRef(new Map<string, Submission>());

  /** Resolves to true if everything was saved. */
  async function save(
    lines: readonly PastedLine[],
    { answers, reason }: { readonly answers: ReadingAnswers; readonly reason: string },
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    const sentAt = performance.now();
    const act: CellChange[] = [];
    const failures: unknown[] = [];
    for (const line of lines) {
      if (!line.row) continue;
      const { entry, score } = line.row;
      const about = { workoutId: workout.id, entryId: entry.id, typed: line.text, answers };
      const correction = score ? { previousId: score.id, reason: reason || 'Pasted' } : noCorrection;
      const key = JSON.stringify([about, correction]);
      const submission = attempts.current.get(key) ?? submissionOf({ ...about, ...correction });
      attempts.current.set(key, submission);
      try {
        const recorded = await send(submission);
        onCurrent(recorded);
        const before = cellText(score, workout.scoring);
        const after = cellText(recorded, workout.scoring);
        const { id: entryId, name } = entry;
        act.push({ workoutId: workout.id, entryId, name, before, after, scoreId: recorded.id, sentAt });
      } catch (failure) {
        failures.push(failure);
      }
    }
    onRecorded(act);
    setBusy(false);
    if (failures.length === 0) return true;
    setRefusal(
      `${counted(failures.length, ['score was', 'scores were'])} not saved. ${errorText(failures[0])}`,
    );
    return false;
  }
  return { save, busy, refusal };
}

export type SavePasted = ReturnType<typeof useSavePasted>;

const noCorrection = { previousId: null, reason: '' };
