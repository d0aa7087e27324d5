import { type AgeLimits, ageOnTheDay, fitsAge } from './age-on-the-day.ts';
import { whoIsItFor } from './division-text.ts';

interface AgedDivision extends AgeLimits {
  readonly id: string;
  readonly name: string;
}

interface Aged {
  readonly divisionId: string;
  readonly birthDate: string | null;
}

/** Why an entry is too young or too old for its division; null while it fits, or the age is not known. */
export function ageMisfit(
  { startsOn, divisions }: { readonly startsOn: string; readonly divisions: readonly AgedDivision[] },
  { divisionId, birthDate }: Aged,
): string | null {
  const division = divisions.find(({ id }) => id === divisionId);
  if (!division || !birthDate) return null;
  const age = ageOnTheDay(birthDate, startsOn);
  if (age < 0 || fitsAge(age, division)) return null;
  const { ageFrom, ageTo } = division;
  const limits = whoIsItFor({ ageFrom, ageTo, gender: 'any', teamSize: 1 }).toLowerCase();
  return `${age} on the first day, and ${division.name} is for ${limits}`;
}
