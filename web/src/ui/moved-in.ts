/** The list with one thing taken out and put in at another index; the same where that is no move. */
export function movedIn<Thing>(list: readonly Thing[], from: number, to: number): readonly Thing[] {
  if (from === to || to < 0 || to >= list.length) return list;
  const moved = [...list];
  const [thing] = moved.splice(from, 1);
  if (thing !== undefined) moved.splice(to, 0, thing);
  return moved;
}
