/** Whether the upper limit is below the lower one, so that nobody could be in it. */
export function agesCross({
  ageFrom,
  ageTo,
}: {
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}): boolean {
  return ageFrom !== null && ageTo !== null && ageTo < ageFrom;
}
