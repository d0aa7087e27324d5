/** A range of ages, both ends included; without a last age it is open-ended ("55+"). */
export interface AgeGroup {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

const group = (from: number, to: number): AgeGroup => ({ name: `${from}–${to}`, from, to });

/** The age groups used in the sport. Ages below the first group belong to none. */
export const ageGroups: readonly AgeGroup[] = [
  group(11, 13),
  group(14, 15),
  group(16, 17),
  group(18, 34),
  ...[35, 40, 45, 50, 55].map((from) => group(from, from + 4)),
  { name: '60+', from: 60, to: null },
];

/** The keys used in addresses and calls, without the dash shown in print. */
export const ageGroupKeys = ageGroups.map(({ from }) => String(from));

/** null when no group has this key. */
export function ageGroupOf(key: string): AgeGroup | null {
  return ageGroups.find(({ from }) => String(from) === key) ?? null;
}
