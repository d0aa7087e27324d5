/**
 * Whole years somebody has lived on the first day of a competition (spec: "age on the day"). Both are days of a
 * calendar, the first one of the venue's: neither the server's zone nor the reader's has a part in it. Who was born
 * on 29 February is a year older on 1 March of other years.
 */
export function ageOnTheDay(birthDate: string, startsOn: string): number {
  const years = Number(startsOn.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return startsOn.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export interface AgeLimits {
  readonly ageFrom: number | null;
  /** This age included. */
  readonly ageTo: number | null;
}

/** Whether an age is one that a division is for. */
export function fitsAge(age: number, { ageFrom, ageTo }: AgeLimits): boolean {
  return (ageFrom === null || age >= ageFrom) && (ageTo === null || age <= ageTo);
}
