import { ageOnTheDay, fitsAge } from '@chalkline/contract/competitions/age-on-the-day.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { whoIsItFor } from '@chalkline/contract/competitions/division-words.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';

/** Why an entry is too young or too old for its division; null while it fits, or the age is not known. */
export function ageMisfit(
  { startsOn, divisions }: Pick<CompetitionReply, 'startsOn' | 'divisions'>,
  { divisionId, birthDate }: Pick<EntryReply, 'divisionId' | 'birthDate'>,
): string | null {
  const division = divisions.find(({ id }) => id === divisionId);
  if (!division || !birthDate) return null;
  const age = ageOnTheDay(birthDate, startsOn);
  if (age < 0 || fitsAge(age, division)) return null;
  const { ageFrom, ageTo } = division;
  const limits = whoIsItFor({ ageFrom, ageTo, gender: 'any', teamSize: 1 }).toLowerCase();
  return `${age} on the first day, and ${division.name} is for ${limits}`;
}
