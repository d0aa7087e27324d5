/** What was edited, with the states before and after it that undo and redo lead to. */
export interface EditHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

/** The oldest steps go beyond this many. */
export const mostSteps = 100;

export function newHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [] };
}

/** An edit after an undo drops what could have been redone. */
export function edited<State>({ past, present }: EditHistory<State>, next: State): EditHistory<State> {
  return { past: [...past, present].slice(-mostSteps), present: next, future: [] };
}

export function undone<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, present, future } = history;
  const [before] = past.slice(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest };
}
