interface Named {
  readonly name: string;
}

/** Those whose name has all the words, or their beginnings; names that begin with them come first. */
export function foundByName<Thing extends Named>(all: readonly Thing[], search: string): Thing[] {
  const words = wordsOf(search);
  const hits = all.filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const first = words[0];
  if (!first) return hits;
  const leads = ({ name }: Named) => (wordsOf(name)[0]?.startsWith(first) ? 0 : 1);
  return hits.toSorted(
    (one, other) =>
      leads(one) - leads(other) || one.name.length - other.name.length || one.name.localeCompare(other.name),
  );
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
