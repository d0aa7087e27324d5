import type { Gender } from '../accounts/preferences.ts';
import { ageOnTheDay, fitsAge } from './age-on-the-day.ts';
import type { DivisionReply } from './division.schema.ts';
import { whoIsItFor } from './division-text.ts';

type Limits = Pick<DivisionReply, 'gender' | 'ageFrom' | 'ageTo' | 'teamSize'>;

/** What eligibility depends on. null: not known. */
export interface Competitor {
  readonly birthDate: string | null;
  readonly gender: Gender | null;
}

export interface TeamMate extends Competitor {
  readonly name: string;
}

/** What somebody has to say about themselves to be in a division: the age also where minors aren't named in public. */
export function factsNeeded(
  division: Limits,
  { hideMinors }: { readonly hideMinors: boolean },
): { birthDate: boolean; gender: boolean } {
  return { birthDate: hideMinors || hasAgeLimit(division), gender: division.gender !== 'any' };
}

/** Why a birth date is asked for, as a sentence. */
export function whyBirthDate(division: Limits): string {
  return hasAgeLimit(division)
    ? 'This division has an age limit.'
    : 'This competition hides the names of athletes under 18.';
}

const hasAgeLimit = ({ ageFrom, ageTo }: Limits) => ageFrom !== null || ageTo !== null;

/**
 * Why somebody can't be in a division, said to them; null while nothing speaks against it. What isn't known yet
 * speaks against nothing: ask for what `factsNeeded` says. Age is on the first day at the venue.
 */
export function whyNotEligible(
  division: Limits,
  who: Competitor,
  { startsOn, name }: { readonly startsOn: string; readonly name?: string },
): string | null {
  return whyNotByAge(division, who, startsOn, name) ?? whyNotByGender(division, who, name);
}

function whyNotByAge(
  { ageFrom, ageTo }: Limits,
  { birthDate }: Competitor,
  startsOn: string,
  name?: string,
): string | null {
  if (birthDate === null) return null;
  const age = ageOnTheDay(birthDate, startsOn);
  if (fitsAge(age, { ageFrom, ageTo })) return null;
  const limits = whoIsItFor({ ageFrom, ageTo, gender: 'any', teamSize: 1 }).toLowerCase();
  return `${name === undefined ? 'You’re' : `${name} is`} ${age} on the first day. This division is for ${limits}.`;
}

function whyNotByGender({ gender, teamSize }: Limits, who: Competitor, name?: string): string | null {
  const isOpen = gender === 'any' || (gender === 'mixed' && teamSize === 1);
  if (isOpen || who.gender === null) return null;
  const whose = name === undefined ? 'Your profile says' : `${name} is registered as`;
  if (gender === 'mixed') {
    return who.gender === 'other' ? `For teams of women and men. ${whose} other.` : null;
  }
  const wanted = gender === 'women' ? 'woman' : 'man';
  return who.gender === wanted ? null : `For ${gender}. ${whose} ${who.gender}.`;
}

/** Why somebody can't take one of the places that a team has left; the members before them fit already. */
export function whyNotJoining(
  division: Limits,
  members: readonly Competitor[],
  joining: Competitor,
  startsOn: string,
): string | null {
  const reason = whyNotEligible(division, joining, { startsOn });
  if (reason !== null) return reason;
  const missing = missingFrom(division, [...members, joining]);
  if (missing.length === 0 || !isShort(division, members.length + 1, missing)) return null;
  return `The last place on this team is for a ${missing[0]}.`;
}

/** What a mixed team still lacks: it has at least one woman and one man. */
function missingFrom({ gender, teamSize }: Limits, members: readonly Competitor[]): readonly Gender[] {
  if (gender !== 'mixed' || teamSize === 1) return [];
  return (['woman', 'man'] as const).filter((one) => !members.some((member) => member.gender === one));
}

/** Whether a team has fewer open places than it still needs. */
function isShort({ teamSize }: Limits, filled: number, missing: readonly Gender[]): boolean {
  return missing.length > teamSize - filled;
}

/**
 * The same for who registers together, the one who does it first: their number, their mix, and each of them. A team
 * may leave places open and fill them later. `byName`: said to the staff, who are none of them.
 */
export function whyNotTogether(
  division: Limits,
  members: readonly TeamMate[],
  startsOn: string,
  byName = false,
): string | null {
  if (division.teamSize === 1 && members.length > 1)
    return 'Athletes register on their own in this division.';
  if (members.length > division.teamSize) {
    return sizeText(division, members, byName ? 'This one' : 'Yours');
  }
  for (const [index, member] of members.entries()) {
    const said = index === 0 && !byName ? { startsOn } : { startsOn, name: member.name };
    const reason = whyNotEligible(division, member, said);
    if (reason !== null) return reason;
  }
  return isShort(division, members.length, missingFrom(division, members))
    ? 'A mixed team needs at least one woman and one man.'
    : null;
}

function sizeText({ teamSize }: Limits, { length }: readonly TeamMate[], whose: string): string {
  return `A team here has ${teamSize} athletes. ${whose} has ${length}.`;
}

/** The same people with a birth date that isn't saved yet. Of several it's nobody's, and they keep theirs. */
export function withBirthDate<Mate extends TeamMate>(
  people: readonly Mate[],
  birthDate: string | null | undefined,
): readonly Mate[] {
  return people.map((one) => (people.length === 1 && birthDate ? { ...one, birthDate } : one));
}

/** Why people don't fit the division that the staff put them in, for its log: a team that isn't whole there as well. */
export function misfitOf(division: Limits, people: readonly TeamMate[], startsOn: string): string | null {
  const isPart = people.length > 1 && people.length < division.teamSize;
  return (
    whyNotTogether(division, people, startsOn, true) ??
    (isPart ? sizeText(division, people, 'This one') : null)
  );
}
