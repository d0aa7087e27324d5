/** The list with one of its ids at another place; the others keep their order. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  if (others.length === ids.length) return [...ids];
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
}
