/** An unused name for a copy: `Teens copy`, `Teens copy 2`. */
export function freeName(name: string, taken: readonly { readonly name: string }[]): string {
  const names = new Set(taken.map((thing) => thing.name.toLowerCase()));
  const base = `${name.slice(0, 70)} copy`;
  if (!names.has(base.toLowerCase())) return base;
  let count = 2;
  while (names.has(`${base} ${count}`.toLowerCase())) count += 1;
  return `${base} ${count}`;
}
