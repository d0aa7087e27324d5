/** The rows of a whole list in the order of its pages. `read` is called with the `next` of the page before. */
export async function allPages<Row>(
  read: (
    cursor: string | undefined,
  ) => Promise<{ readonly data: readonly Row[]; readonly next?: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    rows.push(...page.data);
    cursor = page.next ?? undefined;
  } while (cursor);
  return rows;
}
