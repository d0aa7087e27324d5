/** The text of a score whose tie-breaks were typed in fields of their own: `24 tb 4:31`. */
export function typedWhole(typed: string, tiebreaks: readonly string[]): string {
  const last = tiebreaks.findLastIndex((tiebreak) => tiebreak !== '');
  const marked = tiebreaks.slice(0, last + 1).map((tiebreak) => ` tb ${tiebreak === '' ? '–' : tiebreak}`);
  return typed + marked.join('');
}
