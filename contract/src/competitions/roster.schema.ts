import { z } from 'zod';
import { genders } from '../accounts/preferences.ts';
import { dayField, idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencyField } from '../money/money.schema.ts';
import { entryStates } from './entry.lifecycle.ts';
import { teamPaymentStates } from './team-payment.lifecycle.ts';

/** How long the invite link of a team works. */
export const teamInviteDays = 7;

export const rosterParams = z.strictObject({ competitionId: idField, entryId: idField });

export const rosterMemberParams = z.strictObject({
  competitionId: idField,
  entryId: idField,
  memberId: idField,
});

export const rosterRequestParams = z.strictObject({
  competitionId: idField,
  entryId: idField,
  requestId: idField,
});

export const rostersQuery = z.strictObject({
  ...pageQuery,
  divisionId: idField.optional(),
  /** Only teams with open places. */
  open: z.literal('true').optional(),
});
export type RostersQuery = z.output<typeof rostersQuery>;

/** `token` is that of the invite link the person came by. */
export const rosterQuery = z.strictObject({ token: lineField(64).optional() });

/** Birth date and gender count only where the profile has none. */
const joiningFacts = {
  birthDate: dayField.nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
};

/** `token` is that of the invite link; a member who was named with their verified email needs none. */
export const joiningTeam = z.strictObject({
  token: lineField(64).nullable().default(null),
  ...joiningFacts,
});
export type JoiningTeam = z.output<typeof joiningTeam>;

/** Somebody asks the captain for an open place. */
export const askingTeam = z.strictObject({
  message: lineField(300).nullable().default(null),
  ...joiningFacts,
});
export type AskingTeam = z.output<typeof askingTeam>;

export const teamAnswer = z.strictObject({ accept: z.boolean() });

export const newCaptain = z.strictObject({ memberId: idField });

export const teamInviteGiven = z.strictObject({ token: lineField(64) });

export const teamName = z.strictObject({ name: lineField(120) });

const rosterFacts = {
  entryId: z.string(),
  divisionId: z.string(),
  /** `Athlete 123` where the team asks not to be named. */
  name: z.string(),
  bib: z.int(),
  country: z.string().nullable(),
  affiliate: z.string().nullable(),
  state: z.enum(entryStates),
  /** Athletes a team has in its division. */
  size: z.int(),
  /** How many of them are known. */
  filled: z.int(),
};

export const rosterSummary = z.object({
  ...rosterFacts,
  /** How many of its shares are paid, for the staff; null also where the captain paid for the whole team. */
  shares: z.object({ paid: z.int(), all: z.int() }).nullable(),
});
export type RosterSummary = z.output<typeof rosterSummary>;

/** A share of what a team costs, in the order of the places on it. */
const teamShare = z.object({
  id: z.string(),
  /** Whose place it pays for; null: an open place. */
  memberId: z.string().nullable(),
  /** In minor units, before a promo code. */
  amount: z.int(),
  isPaid: z.boolean(),
  /** The viewer pays it: their own, or as captain any. */
  canPay: z.boolean(),
});

/** How far a team is with its payment, where each member pays their share. */
const teamPayment = z.object({
  state: z.enum(teamPaymentStates),
  /** Until when all shares have to be paid. */
  dueAt: momentField,
  currency: currencyField,
  shares: z.array(teamShare),
  /** The viewer’s own order for shares that is still to be paid. */
  order: z.object({ id: z.string(), holdUntil: momentField }).nullable(),
  /** When the captain last reminded the team. */
  remindedAt: momentField.nullable(),
  /** Shares can’t be paid now, and the deadline waits: for the organizer’s account. */
  isPaused: z.boolean(),
  canRemind: z.boolean(),
});
export type TeamPayment = z.output<typeof teamPayment>;

export const rosterReply = z.object({
  ...rosterFacts,
  members: z.array(
    z.object({
      id: z.string(),
      /** `Athlete 2` where the name is hidden. */
      name: z.string(),
      isCaptain: z.boolean(),
      isYou: z.boolean(),
      /** Has joined with an account. */
      hasJoined: z.boolean(),
      /** The mail that invites them, for the captain and the staff; null once they have joined. */
      mail: z
        .object({
          /** When it was sent last; null: not yet. */
          at: momentField.nullable(),
          canSend: z.boolean(),
        })
        .nullable(),
    }),
  ),
  /** From when on only the organizer changes the roster. */
  locksAt: momentField,
  isLocked: z.boolean(),
  /** The link that lets people join; for the captain alone. */
  invite: z.object({ link: z.string(), expiresAt: momentField }).nullable(),
  /** Who asks for a place, oldest first; for the captain alone. */
  requests: z.array(
    z.object({ id: z.string(), name: z.string(), message: z.string().nullable(), at: momentField }),
  ),
  /** For the team and the staff; null also where the captain paid for the whole team. */
  payment: teamPayment.nullable(),
  can: z.object({
    manage: z.boolean(),
    /** Add members, mail them again and remove them. */
    changeMembers: z.boolean(),
    leave: z.boolean(),
  }),
  /** For people with an account who aren’t on the team. */
  joining: z
    .object({
      /** They came by an invite link that works, or were named with their verified email; others ask the captain. */
      isInvited: z.boolean(),
      hasAsked: z.boolean(),
      /** Why they can't join; null: nothing speaks against it. */
      reason: z.string().nullable(),
      /** What their profile lacks. */
      needs: z.object({ birthDate: z.boolean(), gender: z.boolean() }),
      /** What they pay once they are on the team, in minor units; null: nothing. */
      share: z.object({ amount: z.int(), currency: currencyField }).nullable(),
    })
    .nullable(),
});
export type RosterReply = z.output<typeof rosterReply>;
