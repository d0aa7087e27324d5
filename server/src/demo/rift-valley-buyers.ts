import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Question } from '@chalkline/contract/waivers/question.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { CompetitionView } from '../competitions/directory/competitions.service.ts';
import { registrationDraft } from '../competitions/registrations/registrations.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { signature } from '../waivers/signatures/signatures.factory.ts';
import type { Waiver } from '../waivers/waivers/waivers.service.ts';
import { accountOf, athleteEmail } from './demo-account.ts';
import { lastName } from './demo-pairs.ts';
import { buy } from './demo-till.ts';
import { type Athlete, prairieMen, prairieWomen } from './invented-athletes.ts';
import { chanceOf, type Starter } from './invented-field.ts';

/** What is sold, and what buyers have to answer and sign. */
export interface SoldCompetition {
  readonly view: CompetitionView;
  readonly questions: readonly Question[];
  readonly waiver: Waiver;
  readonly code: string;
}

/** Who registers, with the rest of a team. */
export interface Registering {
  readonly athlete: Athlete;
  readonly gender: 'woman' | 'man';
  readonly division: string;
  readonly team?: { readonly name: string; readonly member: Athlete };
  /** Of a team: each pays their share, and the other hasn't yet. */
  readonly splits?: boolean;
  /** Their bank takes the money back. */
  readonly disputes?: boolean;
}

export interface SoldPlace {
  readonly buyer: Person;
  readonly orderId: string;
}

/** The athletes of a drawn field, each on their own. */
export function individuals(field: readonly Starter[]): Registering[] {
  return field.map((athlete) => {
    const gender = athlete.figures === 'women' ? 'woman' : 'man';
    return { athlete, gender, division: athlete.division };
  });
}

/** So many mixed pairs, each paid for by one of them; the last splits the price. */
export function mixedPairs(count: number): Registering[] {
  return prairieWomen.slice(0, count).flatMap((athlete, index): Registering[] => {
    const member = prairieMen[index];
    if (!member) return [];
    const name = `${lastName(athlete)} & ${lastName(member)}`;
    return [
      {
        athlete,
        gender: 'woman',
        division: 'Mixed pairs',
        team: { name, member },
        splits: index === count - 1,
      },
    ];
  });
}

/** Joins, signs the waiver, and buys a place; one in five with the promo code. */
export async function register(parts: Parts, sold: SoldCompetition, one: Registering): Promise<SoldPlace> {
  const buyer = await accountOf(parts, one.athlete.name);
  await signature(parts, asViewer(buyer), sold.waiver);
  const usesCode = chanceOf('Rift Valley Open code', one.athlete.name)() < 0.2;
  const draft = { ...draftOf(sold, one), ...(usesCode && { promoCode: sold.code }) };
  const orderId = await buy(parts, buyer, draft, one.disputes ? testCards.disputed : testCards.pays);
  return { buyer, orderId };
}

function draftOf(
  { view, questions }: SoldCompetition,
  { athlete, gender, division, team, splits }: Registering,
): OrderDraft {
  const chance = chanceOf('Rift Valley Open answers', athlete.name);
  const divisionId = view.divisions.find(({ name }) => name === division)?.id ?? '';
  const { country, affiliate, birthDate } = athlete;
  return registrationDraft(view.competition.id, [divisionId], {
    name: team?.name ?? athlete.name,
    country,
    affiliate,
    birthDate,
    gender,
    members: team ? [memberOf(team.member)] : [],
    payer: splits ? 'each' : 'captain',
    answers: questions.map(({ id: questionId, options }) => ({
      questionId,
      value: options[Math.floor(chance() * options.length)] ?? `My sister, ${phoneNumber(chance)}`,
    })),
  });
}

function phoneNumber(chance: () => number): string {
  return `+31 6 ${Math.floor(1e7 + chance() * 9e7)}`;
}

function memberOf({ name, birthDate }: Athlete) {
  return { name, email: athleteEmail(name), birthDate, gender: 'man' as const };
}
