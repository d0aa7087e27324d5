import type { DivisionReply } from './division.schema.ts';

type Eligibility = Pick<DivisionReply, 'gender' | 'ageFrom' | 'ageTo' | 'teamSize'>;

/** Who a division is for: `Women, 18 and over`, `Teams of 4, women and men`; empty if open to all. */
export function whoIsItFor(division: Eligibility): string {
  const parts = [teamText(division), genderText(division), ageRangeText(division)].filter(
    (part) => part !== '',
  );
  const line = parts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

function teamText({ teamSize, gender }: Eligibility): string {
  if (teamSize === 1) return '';
  if (teamSize === 2) return gender === 'mixed' ? 'pairs of one woman, one man' : 'pairs';
  return `teams of ${teamSize}`;
}

function genderText({ gender, teamSize }: Eligibility): string {
  if (gender === 'any' || (gender === 'mixed' && teamSize === 2)) return '';
  return gender === 'mixed' ? 'women and men' : gender;
}

function ageRangeText({ ageFrom, ageTo }: Eligibility): string {
  if (ageFrom !== null && ageTo !== null) {
    return ageFrom === ageTo ? `${ageFrom} years old` : `${ageFrom} to ${ageTo} years old`;
  }
  if (ageFrom !== null) return `${ageFrom} and over`;
  return ageTo === null ? '' : `up to ${ageTo}`;
}
