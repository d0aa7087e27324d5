import { z } from 'zod';
import { genders } from '../accounts/preferences.ts';
import { orderLimits } from '../checkout/order.schema.ts';
import { countryField } from '../countries/country.schema.ts';
import { dayField, emailField, idField, lineField, momentField } from '../http/fields.ts';
import { amountField, currencyField, rateField } from '../money/money.schema.ts';
import { priceFault, stepFault } from '../money/price-fault.ts';
import { nextPriceReply, priceStep, priceStepLimits } from '../price-steps.ts';
import { holdMinutesField, refundRuleField, refundStep } from '../sale-terms.ts';
import { answersField } from '../waivers/question.schema.ts';
import { largestTeam } from './team.schema.ts';

/** The kind of thing in orders: `registration`. */
export const registrationKind = 'registration';

export const registrationLimits = { capacity: 1_000_000, hours: 8760 } as const;

const divisionPrice = z.strictObject({
  divisionId: idField,
  price: amountField,
  steps: z.array(priceStep).max(priceStepLimits.steps),
});
export type DivisionPrice = z.output<typeof divisionPrice>;

const settings = {
  /** Whether athletes can register themselves, within the window. */
  isOpen: z.boolean(),
  /** null: as soon as the competition is published. */
  opensAt: momentField.nullable(),
  /** This moment not included. null: until the end of the last day. */
  closesAt: momentField.nullable(),
  /** Places in all; null: only the divisions' own limits. */
  capacity: z.int().min(1).max(registrationLimits.capacity).nullable(),
  currency: currencyField,
  /** Hundredths of a percent; null: the organizer's usual rate. */
  taxRate: rateField.nullable(),
  holdMinutes: holdMinutesField,
  refundRule: refundRuleField,
  /** Until how long before the start athletes can transfer their place; null: never. */
  transferHours: z.int().min(0).max(registrationLimits.hours).nullable(),
  /** Until when teams change their roster themselves; null: until the competition starts, never longer. */
  rosterLocksAt: momentField.nullable(),
  /** How long teams have whose members each pay their share; null: the captain pays for the team. */
  shareHours: z.int().min(1).max(registrationLimits.hours).nullable(),
  divisions: z.array(divisionPrice).max(100),
};

/** All of it at once; `version` is the one that was read. */
export const registrationSettings = z
  .strictObject({
    ...settings,
    rosterLocksAt: settings.rosterLocksAt.default(null),
    transferHours: settings.transferHours.default(null),
    shareHours: settings.shareHours.default(null),
    version: z.int().min(0),
  })
  .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt, {
    path: ['closesAt'],
    error: 'is before registration opens',
  })
  .superRefine(({ currency, divisions, refundRule }, context) => {
    for (const [at, { kept }] of refundRule.entries()) {
      const message = stepFault(kept, currency);
      if (message !== null) context.addIssue({ code: 'custom', path: ['refundRule', at, 'kept'], message });
    }
    for (const [index, { price, steps }] of divisions.entries()) {
      const named: readonly [number, (string | number)[]][] = [
        [price, ['price']],
        ...steps.map((step, at): [number, (string | number)[]] => [step.price, ['steps', at, 'price']]),
      ];
      for (const [amount, field] of named) {
        const message = priceFault(amount, currency);
        if (message !== null)
          context.addIssue({ code: 'custom', path: ['divisions', index, ...field], message });
      }
    }
  });
export type RegistrationSettings = z.output<typeof registrationSettings>;

export const registrationSettingsReply = z.object({
  ...settings,
  version: z.int(),
  /** Why a paid private competition can't open yet: the organizer's payout account isn't approved. */
  needsPayoutAccount: z.boolean(),
});
export type RegistrationSettingsReply = z.output<typeof registrationSettingsReply>;

/** A member of a team as somebody else names them. */
export const registeredMember = z.strictObject({
  name: lineField(120),
  email: emailField,
  birthDate: dayField.nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
});
export type RegisteredMember = z.output<typeof registeredMember>;

/** Who pays for a team. */
export const teamPayers = ['captain', 'each'] as const;

/** The details of a line of an order: who competes. Birth date and gender count only where the profile has none. */
export const registrationDetails = z.strictObject({
  /** As the leaderboard shows it: the athlete, or the team. */
  name: lineField(120),
  country: countryField.nullable().default(null),
  region: lineField(80).nullable().default(null),
  affiliate: lineField(120).nullable().default(null),
  birthDate: dayField.nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
  /** Asks not to be named on the board. */
  unnamed: z.boolean().default(false),
  /** The rest of a team. */
  members: z
    .array(registeredMember)
    .max(largestTeam - 1)
    .default([]),
  /** Of a team: its captain pays for all of it, or only their own share. */
  payer: z.enum(teamPayers).default('captain'),
  /** To the organizer's questions; those that are asked once per order come with the first line. */
  answers: answersField.default([]),
});
export type RegistrationDetails = z.output<typeof registrationDetails>;

/** The details of a line that pays a share of a team which is registered already. */
export const shareDetails = z.strictObject({ shareId: idField });

/** What the register screen sends to the checkout. */
export const registrationDraft = z.strictObject({
  kind: z.literal(registrationKind),
  offerId: idField,
  lines: z
    .array(z.strictObject({ itemId: idField, quantity: z.literal(1), details: registrationDetails }))
    .min(1)
    .max(orderLimits.lines),
  promoCode: lineField(orderLimits.promoCode).optional(),
});
export type RegistrationDraft = z.output<typeof registrationDraft>;

/** `closed`: athletes can't register themselves. */
/** `paused`: it would be open, but the organizer is suspended. */
export const registrationStates = ['closed', 'not_started', 'open', 'paused', 'ended'] as const;
export type RegistrationState = (typeof registrationStates)[number];

const divisionOffer = z.object({
  divisionId: z.string(),
  /** What a place costs now, in minor units. */
  price: z.int(),
  /** The price after this one, and what ends this one. */
  next: nextPriceReply.nullable(),
  /** Places that can be had now; null: no limit. */
  left: z.int().nullable(),
  /** How many are on the waiting list. */
  waiting: z.int(),
  /** Free places that are held for people on the waiting list. */
  heldForWaiting: z.int(),
  /** Why the one who asks can't be in it; null also while that isn't known. */
  reason: z.string().nullable(),
  /** What the profile of the one who asks lacks. */
  needs: z.object({ birthDate: z.boolean(), gender: z.boolean() }),
  /** The entry that the one who asks has in it. */
  entryId: z.string().nullable(),
  /** Where they are on the waiting list, and until when a place is held for them. */
  waitingPlace: z.object({ number: z.int(), offerUntil: momentField.nullable() }).nullable(),
  /** Their order that still waits to be paid. */
  order: z.object({ id: z.string(), holdUntil: momentField }).nullable(),
});
export type DivisionOffer = z.output<typeof divisionOffer>;

/** What can be had now, and by whom: the public page and the register screen. */
export const registrationReply = z.object({
  state: z.enum(registrationStates),
  opensAt: momentField.nullable(),
  closesAt: momentField.nullable(),
  currency: currencyField,
  taxIncluded: z.boolean(),
  holdMinutes: z.int(),
  refundRule: z.array(refundStep),
  transferHours: z.int().nullable(),
  /** How long teams have whose members each pay their share; null: the captain pays for the team. */
  shareHours: z.int().nullable(),
  /** Places in all that can be had now; null: no limit in all. */
  left: z.int().nullable(),
  divisions: z.array(divisionOffer),
  /** What is known of the one who asks, to begin with; null for a visitor. */
  athlete: z.object({ name: z.string(), country: z.string().nullable() }).nullable(),
});
export type RegistrationReply = z.output<typeof registrationReply>;

/** Somebody on the waiting list, as the staff see them. */
export const waitingReply = z.object({
  id: z.string(),
  divisionId: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'offered']),
  joinedAt: momentField,
  offerUntil: momentField.nullable(),
});
export type WaitingReply = z.output<typeof waitingReply>;

/** How registration goes, for the staff. Amounts in minor units of the competition's currency. */
export const registrationFigures = z.object({
  currency: currencyField,
  /** Paid by athletes, after discounts, and what of it went back or is on its way. */
  gross: z.int(),
  refunds: z.int(),
  /** Days at the venue on which somebody got a place that they still have, with how many there were by then. */
  days: z.array(z.object({ on: dayField, athletes: z.int() })),
  divisions: z.array(
    z.object({ divisionId: z.string(), gross: z.int(), refunds: z.int(), waiting: z.int() }),
  ),
});
export type RegistrationFigures = z.output<typeof registrationFigures>;
