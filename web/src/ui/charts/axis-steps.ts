/** Marks from 0 to at least `most`, at most `lines` of them above it, each a round number: 0, 20, 40, 60. */
export function axisSteps(most: number, lines = 3): number[] {
  const least = Math.max(most, 1) / lines;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const round = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((step) => step >= least) ?? least;
  // Whole things are counted: there is no half a person.
  const step = Math.max(1, Math.ceil(round));
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
