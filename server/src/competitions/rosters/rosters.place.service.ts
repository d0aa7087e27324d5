import { factsNeeded, whyBirthDate, whyNotJoining } from '@chalkline/contract/competitions/eligibility.ts';
import type { Person } from '../../accounts/people/people.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import type { Division } from '../divisions/divisions.repository.ts';
import type { RegisteredMemberRow } from '../entries/registered-members.table.ts';
import { alreadyOnTeam, cannotJoin, rosterLocked, teamFull } from './rosters.errors.ts';
import { deleteMember, hasPlaceIn, insertMember } from './rosters.repository.ts';
import { freePosition } from './rosters.rules.ts';
import type { Roster } from './rosters.service.ts';
import { deleteRequestsIn } from './team-requests.repository.ts';

/** What somebody said of themselves where their profile says nothing. */
export type JoiningFacts = Pick<RegisteredMemberRow, 'birthDate' | 'gender'>;

/** A team with who is on it. */
interface TeamPlaces extends Pick<Roster, 'members'> {
  readonly team: Pick<Roster['team'], 'entryId' | 'size'>;
}

/** A place on a team that somebody can take. */
export interface FittingPlace extends JoiningFacts {
  /** The member without an account that the captain named them as. */
  readonly own: RegisteredMemberRow | null;
}

/**
 * The place that somebody can have on a team. Throws 409 `roster_locked`, `already_on_team`, `team_full` and 422
 * `not_eligible`.
 */
export async function fittingPlace(
  sql: Sql,
  roster: Roster,
  person: Person,
  typed: JoiningFacts,
): Promise<FittingPlace> {
  const { seen, division, members, isLocked } = roster;
  if (isLocked) throw rosterLocked();
  if (await hasPlaceIn(sql, division.id, person.id)) throw alreadyOnTeam();
  const own = placeFor(roster, person);
  const facts = fittingFacts(division, person, typed, seen.competition);
  const others = members.filter((member) => member !== own);
  const reason = whyNotJoining(division, others, facts, seen.competition.startsOn);
  if (reason !== null) throw cannotJoin(reason);
  return { ...facts, own };
}

/**
 * What is known of somebody who takes a place: their profile, then what they typed. Throws 422 `not_eligible` for what
 * the division asks for and nobody said.
 */
export function fittingFacts(
  division: Division,
  person: Person,
  typed: JoiningFacts,
  competition: Pick<Competition, 'startsOn' | 'hideMinors'>,
): JoiningFacts {
  const needs = needsOf(division, person, competition);
  const birthDate = person.birthDate ?? typed.birthDate;
  const gender = person.gender ?? typed.gender;
  if (needs.birthDate && birthDate === null)
    throw cannotJoin(`${whyBirthDate(division)} Enter your birth date.`, 'body.birthDate');
  if (needs.gender && gender === null)
    throw cannotJoin('This division asks for a gender. Choose one.', 'body.gender');
  if (birthDate !== null && birthDate > competition.startsOn)
    throw cannotJoin('This birth date is after the competition starts. Check it.', 'body.birthDate');
  return { birthDate, gender };
}

/** The place that somebody was named for; null for an open one. Throws 409 `team_full` if there is neither. */
export function placeFor({ team, members }: TeamPlaces, person: Person): RegisteredMemberRow | null {
  const own = ownPlace(members, person);
  if (!own && members.length >= team.size) throw teamFull();
  return own;
}

/** Puts somebody on the team; what else they asked for in this division ends. Gives their position. */
export async function takePlace(
  sql: Sql,
  { division, team, members }: TeamPlaces & Pick<Roster, 'division'>,
  { id: personId, name, email }: Person,
  { own, birthDate, gender }: FittingPlace,
): Promise<number> {
  if (own) await deleteMember(sql, own.id);
  const position = own?.position ?? freePosition(members);
  await insertMember(sql, {
    id: own?.id ?? newId(),
    entryId: team.entryId,
    position,
    personId,
    name,
    email: email.toLowerCase(),
    birthDate: birthDate ?? own?.birthDate ?? null,
    gender: gender ?? own?.gender ?? null,
  });
  await deleteRequestsIn(sql, division.id, personId);
  return position;
}

/** Why somebody can't join; null while nothing is known that speaks against it. */
export async function whyNotOnTeam(
  sql: Sql,
  { seen, division, team, members, isLocked }: Roster,
  person: Person,
): Promise<string | null> {
  if (isLocked) return 'The roster is locked.';
  if (await hasPlaceIn(sql, division.id, person.id)) return 'You’re already registered in this division.';
  const own = ownPlace(members, person);
  if (!own && members.length >= team.size) return 'This team is full.';
  const others = members.filter((member) => member !== own);
  if (needsOf(division, person, seen.competition).gender) return null;
  return whyNotJoining(division, others, person, seen.competition.startsOn);
}

/** What a division and its competition ask for and the profile lacks. */
export function needsOf(
  division: Division,
  person: Pick<Person, 'birthDate' | 'gender'>,
  competition: Pick<Competition, 'hideMinors'>,
) {
  const needs = factsNeeded(division, competition);
  return {
    birthDate: needs.birthDate && person.birthDate === null,
    gender: needs.gender && person.gender === null,
  };
}

/** Whether somebody was named with an email that is proven to be theirs, so that they need no link. */
export function isNamed(members: readonly RegisteredMemberRow[], person: Person): boolean {
  return person.emailVerified && ownPlace(members, person) !== null;
}

/** The member without an account that this person was named as. */
function ownPlace(members: readonly RegisteredMemberRow[], { email }: Pick<Person, 'email'>) {
  return members.find((member) => member.personId === null && member.email === email.toLowerCase()) ?? null;
}
