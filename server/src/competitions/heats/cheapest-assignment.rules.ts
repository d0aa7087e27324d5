/**
 * The cheapest way to give every row a column of its own: the column of each row. There are at least as many columns
 * as rows. The Hungarian method with potentials, in O(rows² × columns).
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const rowPrice = new Float64Array(costs.length + 1);
  const columnPrice = new Float64Array(columns + 1);
  /** The row that has the column; 0: none. Rows and columns count from 1. */
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= costs.length; row += 1) {
    const cameFrom = new Int32Array(columns + 1);
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(columns + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      done[column] = 1;
      const at = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (done[other]) continue;
        const price = (costs[at - 1]?.[other - 1] ?? 0) - (rowPrice[at] ?? 0) - (columnPrice[other] ?? 0);
        if (price < (least[other] ?? 0)) {
          least[other] = price;
          cameFrom[other] = column;
        }
        if ((least[other] ?? 0) < step) {
          step = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (done[other]) {
          const holder = rowOf[other] ?? 0;
          rowPrice[holder] = (rowPrice[holder] ?? 0) + step;
          columnPrice[other] = (columnPrice[other] ?? 0) - step;
        } else {
          least[other] = (least[other] ?? 0) - step;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const given = costs.map(() => 0);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0;
    if (row > 0) given[row - 1] = column - 1;
  }
  return given;
}
