/** A division of a qualifier with the place of each of its entries. */
export interface QualifierBoard {
  readonly name: string;
  readonly places: readonly { readonly people: readonly string[]; readonly place: number }[];
}

interface Qualified {
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  /** Of the competition that is seeded. */
  readonly entries: readonly {
    readonly id: string;
    readonly divisionId: string;
    readonly people: readonly string[];
  }[];
  readonly boards: readonly QualifierBoard[];
}

const same = (name: string) => name.trim().toLowerCase();

/**
 * By entry, the best place that one of its people has in the qualifier: in the division of the same name, or in any
 * where it has none of that name. Who has no account, or didn't take part, is left out.
 */
export function qualifierPlaces({ divisions, entries, boards }: Qualified): ReadonlyMap<string, number> {
  const byDivision = new Map(
    divisions.map(({ id, name }) => {
      const named = boards.filter((board) => same(board.name) === same(name));
      return [id, bestOf(named.length > 0 ? named : boards)];
    }),
  );
  return new Map(
    entries.flatMap(({ id, divisionId, people }) => {
      const places = people.flatMap((person) => byDivision.get(divisionId)?.get(person) ?? []);
      return places.length > 0 ? [[id, Math.min(...places)] as const] : [];
    }),
  );
}

function bestOf(boards: readonly QualifierBoard[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { people, place } of boards.flatMap(({ places }) => places))
    for (const person of people) best.set(person, Math.min(place, best.get(person) ?? Infinity));
  return best;
}
