import type { Comparison, ResultDifference } from './results-compare.rules.ts';

/** So many differences are shown; how many there are is always said. */
const shownAtMost = 20;

/** What came of a folder, in lines for a person; good when nothing differs but what is known to. */
export function describeComparison(
  name: string,
  { figures, differences, agreeing }: Comparison,
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const unknown = differences.filter(({ known }) => known === '');
  const known = differences.filter((difference) => difference.known !== '');
  const lines = [`${name}: ${figures} figures compared, ${unknown.length} differ.`];
  lines.push(...shown(unknown, ({ line, where, what }) => `  ${line}: ${where}: ${what}`));
  if (known.length > 0) lines.push(`  ${known.length} known differences:`);
  lines.push(
    ...shown(known, ({ line, where, what, known: why }) => `    ${line}: ${where}: ${what} (${why})`),
  );
  for (const where of agreeing.slice(0, shownAtMost))
    lines.push(`  ${where}: marked as a known difference but matches`);
  return { lines, isGood: unknown.length === 0 };
}

function shown(
  differences: readonly ResultDifference[],
  line: (difference: ResultDifference) => string,
): string[] {
  const lines = differences.slice(0, shownAtMost).map(line);
  const more = differences.length - lines.length;
  return more > 0 ? [...lines, `    … and ${more} more`] : lines;
}
