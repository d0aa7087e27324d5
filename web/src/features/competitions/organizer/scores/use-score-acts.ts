import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useRef, useState } from 'react';
import { counted } from '../../../../ui/counted.ts';
import { type ActStack, afterMove, type CellChange, noActs, type ScoreAct, withAct } from './score-acts.ts';
import { type SendScore, submissionOf } from './submission.ts';

type Way = 'undo' | 'redo';

/** Undo and redo for the viewer's own scores of this visit, recorded as corrections. */
export function useScoreActs(send: SendScore, onCurrent: (score: ScoreReply) => void) {
  const [stack, setStack] = useState<ActStack>(noActs);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  // A held key fires again before the next render.
  const isMoving = useRef(false);

  async function move(way: Way): Promise<void> {
    const act = (way === 'undo' ? stack.done : stack.undone).at(-1);
    if (!act || isMoving.current) return;
    isMoving.current = true;
    setBusy(true);
    const moved: CellChange[] = [];
    const failed: CellChange[] = [];
    let changed = 0;
    for (const change of act) {
      try {
        const recorded = await send(correctionOf(change, way));
        onCurrent(recorded);
        moved.push({ ...change, scoreId: recorded.id });
      } catch (failure) {
        if (isConflict(failure)) changed += 1;
        else failed.push(change);
      }
    }
    setStack((now) => afterMove(now, way, { moved, failed }));
    setSaid(outcomeText(way, moved, failed.length, changed));
    setBusy(false);
    isMoving.current = false;
  }

  return {
    stack,
    busy,
    /** A sentence on what the last step did. */
    said,
    record: (act: ScoreAct) => {
      setSaid('');
      setStack((now) => withAct(now, act));
    },
    undo: () => void move('undo'),
    redo: () => void move('redo'),
  };
}

export type ScoreActs = ReturnType<typeof useScoreActs>;

/** Undo doesn't overwrite anything: it's one more correction, with its reason. */
function correctionOf({ workoutId, entryId, before, after, scoreId }: CellChange, way: Way) {
  const { typed, answers } = way === 'undo' ? before : after;
  const reason = way === 'undo' ? `Undone: ${after.words} back to ${before.words}` : `Redone: ${after.words}`;
  return submissionOf({ workoutId, entryId, typed, answers, previousId: scoreId, reason });
}

function outcomeText(way: Way, moved: ScoreAct, failed: number, changed: number): string {
  const [only] = moved;
  const texts: string[] = [];
  if (moved.length === 1 && only) {
    const { words } = way === 'undo' ? only.before : only.after;
    texts.push(`${way === 'undo' ? 'Undone' : 'Redone'}: ${only.name} has ${words}.`);
  } else if (moved.length > 1) {
    texts.push(`${counted(moved.length, scores)} ${way === 'undo' ? 'undone' : 'redone'}.`);
  }
  if (changed > 0) {
    const them = changed === 1 ? 'it wasn’t' : 'they weren’t';
    texts.push(
      `Someone else has changed ${counted(changed, scores)} since, so ${them} ${way === 'undo' ? 'undone' : 'redone'}.`,
    );
  }
  if (failed > 0) texts.push(`Couldn’t save ${counted(failed, scores)}. Try again.`);
  return texts.join(' ');
}

const scores = ['score', 'scores'] as const;

function isConflict(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'score_conflict';
}
