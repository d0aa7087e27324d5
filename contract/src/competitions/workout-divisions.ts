/** Whether a division does the workout; null: all do. */
export function isOfDivision(
  { divisionIds }: { readonly divisionIds: readonly string[] | null },
  divisionId: string,
): boolean {
  return divisionIds === null || divisionIds.includes(divisionId);
}
