import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { factsNeeded, whyNotEligible } from '@chalkline/contract/competitions/eligibility.ts';
import {
  type RegisteredMember,
  type RegistrationDetails,
  type RegistrationDraft,
  type RegistrationReply,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { teamShares } from '@chalkline/contract/competitions/team-shares.rules.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';

/** The athlete's own part, the same in every division they choose. */
type Who = Omit<RegistrationDetails, 'members' | 'answers' | 'payer'>;

export interface ChosenDivision {
  readonly divisionId: string;
  readonly isTeam: boolean;
  /** Empty for an athlete on their own. */
  readonly teamName: string;
  /** Teammates that are named now; others join later. */
  readonly members: readonly RegisteredMember[];
  readonly payer: RegistrationDetails['payer'];
}

/** What the register form holds. */
export interface CompeteDraft {
  readonly who: Who;
  readonly chosen: readonly ChosenDivision[];
  readonly promoCode: string;
  readonly answers: AnswersGiven;
}

export function emptyDraft({ athlete }: RegistrationReply): CompeteDraft {
  const who = {
    name: athlete?.name ?? '',
    country: athlete?.country ?? null,
    region: null,
    affiliate: null,
    birthDate: null,
    gender: null,
    unnamed: false,
  };
  return { who, chosen: [], promoCode: '', answers: [] };
}

/** A division as it is chosen first: a team still needs its name. */
export function chooseDivision({ id, teamSize }: DivisionReply): ChosenDivision {
  return { divisionId: id, isTeam: teamSize > 1, teamName: '', members: [], payer: 'captain' };
}

/** What the chosen divisions need and the schema lets pass. */
export function missingIn(
  { who, chosen }: CompeteDraft,
  registration: RegistrationReply,
): Record<string, string> {
  const needs = registration.divisions.some(
    ({ divisionId, needs: { birthDate } }) =>
      birthDate && chosen.some((one) => one.divisionId === divisionId),
  );
  const teams = chosen.flatMap(({ isTeam, teamName }, index) =>
    isTeam && teamName.trim() === ''
      ? [[`chosen.${index}.teamName`, 'Enter a name of up to 120 characters.']]
      : [],
  );
  return {
    ...(needs && who.birthDate === null && { 'who.birthDate': 'Enter your birth date.' }),
    ...Object.fromEntries(teams),
  };
}

/** Whether all is said that the server asks for before it prices an order. */
export function isReadyToPrice(
  { who, chosen }: CompeteDraft,
  { divisions, startsOn, hideMinors }: CompetitionReply,
  registration: RegistrationReply,
): boolean {
  if (who.name.trim() === '') return false;
  return chosen.every(({ divisionId, isTeam, teamName, members }) => {
    const division = divisions.find(({ id }) => id === divisionId);
    const needs = registration.divisions.find((offer) => offer.divisionId === divisionId)?.needs;
    if (!division || (isTeam && teamName.trim() === '')) return false;
    const lacks = (needs?.birthDate && who.birthDate === null) || (needs?.gender && who.gender === null);
    const others = members.every(({ name, email }) => name.trim() !== '' && email.includes('@'));
    // What the profile says of the athlete, the server has checked already.
    const own = whyNotEligible(division, who, { startsOn }) === null;
    return !lacks && others && own && saysEnough(division, members, { hideMinors });
  });
}

function saysEnough(
  division: DivisionReply,
  members: readonly RegisteredMember[],
  names: Pick<CompetitionReply, 'hideMinors'>,
): boolean {
  const needs = factsNeeded(division, names);
  return members.every(
    ({ birthDate, gender }) => (!needs.birthDate || birthDate !== null) && (!needs.gender || gender !== null),
  );
}

/** What a chosen division costs its buyer now: of a team that splits its price, their own share. */
export function ownPrice(
  { divisionId, payer }: ChosenDivision,
  { divisions }: CompetitionReply,
  registration: RegistrationReply,
): number {
  const price = registration.divisions.find((offer) => offer.divisionId === divisionId)?.price ?? 0;
  const size = divisions.find(({ id }) => id === divisionId)?.teamSize ?? 1;
  return (payer === 'each' && teamShares(price, size, registration.currency)?.[0]) || price;
}

/** The order that the form asks for. */
export function draftOf(
  competitionId: string,
  { who, chosen, promoCode, answers }: CompeteDraft,
): RegistrationDraft {
  return {
    kind: registrationKind,
    offerId: competitionId,
    lines: chosen.map(({ divisionId, isTeam, teamName, members, payer }) => ({
      itemId: divisionId,
      quantity: 1,
      details: {
        ...who,
        name: isTeam ? teamName : who.name,
        members: [...members],
        payer,
        answers: [...answers],
      },
    })),
    ...(promoCode.trim() !== '' && { promoCode: promoCode.trim() }),
  };
}

/** The field of the form that a path of the order belongs to. */
export function fieldOfPath(path: string, chosen: readonly ChosenDivision[]): string {
  if (/^body\.lines\.\d+\.waiver$/.test(path)) return 'waiver';
  const [, line = '', field = ''] = /^body\.lines\.(\d+)(?:\.details\.(.+))?/.exec(path) ?? [];
  if (line === '') return path.replace(/^body\./, '');
  if (field === '') return `chosen.${line}`;
  if (field.startsWith('answers.')) return field;
  if (field.startsWith('members') || field === 'payer') return `chosen.${line}.${field}`;
  return field === 'name' && chosen[Number(line)]?.isTeam ? `chosen.${line}.teamName` : `who.${field}`;
}

/** The same failure with the paths of this form. */
export function asFormFailure(failure: unknown, chosen: readonly ChosenDivision[]): unknown {
  if (!(failure instanceof CallFailed)) return failure;
  const errors = failure.errors.map(({ path, ...problem }) => ({
    ...problem,
    ...(path && { path: `body.${fieldOfPath(path, chosen)}` }),
  }));
  return new CallFailed(failure.status, { message: failure.message, errors }, failure.retryAfter);
}

const fieldTexts: FieldTexts = {
  'who.name': { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  'who.country': { label: 'Country', wrong: 'Choose a country from the list.' },
  'who.region': { label: 'Region', wrong: 'Use at most 80 characters.' },
  'who.affiliate': { label: 'Gym', wrong: 'Use at most 120 characters.' },
  'who.birthDate': { label: 'Birth date', wrong: 'Enter your birth date.' },
  'who.gender': { label: 'Gender', wrong: 'Choose one.' },
  chosen: { label: 'Division', wrong: 'Choose a division.' },
  'chosen.*': { label: 'Division', wrong: 'Choose a division.' },
  'chosen.*.teamName': { label: 'Team name', wrong: 'Enter a name of up to 120 characters.' },
  'chosen.*.payer': { label: 'Who pays', wrong: 'Choose one.' },
  'chosen.*.members.*.name': { label: 'Member #, name', wrong: 'Enter a name of up to 120 characters.' },
  'chosen.*.members.*.email': { label: 'Member #, email', wrong: 'Enter an email address.' },
  'chosen.*.members.*.birthDate': { label: 'Member #, birth date', wrong: 'Enter a birth date.' },
  'chosen.*.members.*.gender': { label: 'Member #, gender', wrong: 'Choose one.' },
  waiver: { label: 'Waiver', wrong: 'Sign the waiver.' },
  promoCode: { label: 'Promo code', wrong: 'Use at most 40 characters.' },
};

/** The texts of the form. What is wrong with an answer names its question: `names` are by the id. */
export const competeTexts = (names: Readonly<Record<string, string>>): FieldTexts => ({
  ...fieldTexts,
  'answers.*': { label: (id = '') => names[id] ?? 'Question', wrong: 'Answer this question.' },
});

/** What is wrong with answers, by the id of the question. */
export function answerErrors(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  const answers = 'answers.';
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      field.startsWith(answers) && error ? [[field.slice(answers.length), String(error)]] : [],
    ),
  );
}
