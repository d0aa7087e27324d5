/** A line of a text as it became: in both, only before, or only after. */
export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/** What changed from one text to the next, line by line, with as many lines in common as there are. */
export function textChanges(before: string, after: string): LineChange[] {
  const from = before === '' ? [] : before.split('\n');
  const to = after === '' ? [] : after.split('\n');
  const common = longestCommon(from, to);
  const changes: LineChange[] = [];
  let [at, next] = [0, 0];
  while (at < from.length || next < to.length) {
    const removed = from[at];
    const added = to[next];
    if (removed !== undefined && removed === added) {
      changes.push({ kind: 'same', line: removed });
      at += 1;
      next += 1;
    } else if (
      added === undefined ||
      (removed !== undefined && lengthAt(common, at + 1, next) >= lengthAt(common, at, next + 1))
    ) {
      changes.push({ kind: 'removed', line: removed ?? '' });
      at += 1;
    } else {
      changes.push({ kind: 'added', line: added });
      next += 1;
    }
  }
  return changes;
}

const lengthAt = (lengths: readonly (readonly number[])[], at: number, next: number) =>
  lengths[at]?.[next] ?? 0;

/** For each pair of places, how many lines the rests have in common. */
function longestCommon(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let at = from.length - 1; at >= 0; at -= 1) {
    for (let next = to.length - 1; next >= 0; next -= 1) {
      const row = lengths[at];
      if (!row) continue;
      row[next] =
        from[at] === to[next]
          ? lengthAt(lengths, at + 1, next + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, next), lengthAt(lengths, at, next + 1));
    }
  }
  return lengths;
}
