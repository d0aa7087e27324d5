/** Ages from the first to the last; no last one: and over. */
export interface AgeGroup {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

const group = (from: number, to: number): AgeGroup => ({ name: `${from}–${to}`, from, to });

/** The groups of the field: every age is in one of them, or in none below the first. */
export const ageGroups: readonly AgeGroup[] = [
  group(11, 13),
  group(14, 15),
  group(16, 17),
  group(18, 34),
  ...[35, 40, 45, 50, 55].map((from) => group(from, from + 4)),
  { name: '60+', from: 60, to: null },
];

/** As they stand in an address and a call: without the dash of print. */
export const ageGroupKeys = ageGroups.map(({ from }) => String(from));

/** null: there is no such group. */
export function ageGroupOf(key: string): AgeGroup | null {
  return ageGroups.find(({ from }) => String(from) === key) ?? null;
}
