/** The allowed moves of a thing's state, as data: from each state to the states it may become. */
export type Lifecycle<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether the table allows this move. Staying is no move. */
export function mayMove<State extends string>(moves: Lifecycle<State>, from: State, to: State): boolean {
  return moves[from].includes(to);
}

/** The states that cannot be reached from `start` by any number of moves. Empty in a sound table. */
export function unreachableStates<State extends string>(moves: Lifecycle<State>, start: State): State[] {
  const reached = new Set<State>([start]);
  for (const state of reached) for (const next of moves[state]) reached.add(next);
  return (Object.keys(moves) as State[]).filter((state) => !reached.has(state));
}
