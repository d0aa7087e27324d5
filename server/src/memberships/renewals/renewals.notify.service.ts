import { accessDays, dueDays } from '@chalkline/contract/memberships/membership.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import { showPrice } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  dayAfter,
  type HandReminder,
  handReminderOf,
  handReminders,
  isDearer,
  nextTryOn,
} from '../memberships/memberships.rules.ts';
import type { MembershipRow } from '../memberships/memberships.table.ts';
import { longDay, todayOf } from '../plans/plans.service.ts';
import { findForNotices, type MembershipForNotice } from './renewals.repository.ts';

const subjectKind = 'membership_renewal';

type ByCard = 'trial_ends' | 'soon' | 'rises' | 'failed' | 'given_up' | 'dearer' | 'unavailable';
export type RenewalHappening = ByCard | HandReminder;

/** Tells a member what becomes of a renewal; once for each end of the paid time and each try. */
export async function notifyOfRenewal(
  parts: Parts,
  tx: Transaction,
  membership: {
    readonly id: string;
    readonly personId: string;
    readonly paidThrough: string;
    readonly tries: number;
  },
  happening: RenewalHappening,
): Promise<void> {
  const { id, personId, paidThrough, tries } = membership;
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:${paidThrough}:${happening}:${tries}`,
    subject: { kind: subjectKind, id },
    happening,
    details: { paidThrough },
    actorId: null,
    recipients: [personId],
  });
}

/** By what a membership ends that neither its member nor its seller canceled. */
export type MembershipEnd = 'coaching_ended' | 'trainer_left';

/** Tells a member that a membership ends, and its trainer too if they are still there. */
export async function notifyOfEnd(
  parts: Parts,
  tx: Transaction,
  { id, personId, sellerId }: Pick<MembershipRow, 'id' | 'personId' | 'sellerId'>,
  happening: MembershipEnd,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'money',
    cause: `${subjectKind}:${id}:${happening}:${parts.clock.now().toISOString()}`,
    subject: { kind: subjectKind, id },
    happening,
    actorId: null,
    recipients: happening === 'coaching_ended' ? [personId, sellerId] : [personId],
  });
}

const whyItEnds: Readonly<Record<string, string>> = {
  coaching_ended: 'Your coaching ended',
  trainer_left: 'Your trainer deleted their account',
} satisfies Record<MembershipEnd, string>;

/** What comes is said with its day and price in mails too; what went wrong is nobody else's business. */
const announced: ReadonlySet<string> = new Set<RenewalHappening>(['trial_ends', 'soon', 'rises', 'ends']);

export const renewalSubject: NotificationSubject = { kind: subjectKind, raises: ['money'], tell };

async function tell(parts: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map(
    (await findForNotices(parts.database.sql, ids)).map((row) => [row.membership.id, row]),
  );
  return notices.map(({ subjectId, personId, happening, details }) => {
    const row = byId.get(subjectId);
    if (!row) return null;
    if (whyItEnds[happening]) return endedText(row, personId, whyItEnds[happening]);
    if (row.membership.personId !== personId) return null;
    const isByHand = handReminders.some((one) => one === happening);
    // Of an end that was paid past, nothing is said.
    if (isByHand && details.paidThrough !== row.membership.paidThrough) return null;
    const said = isByHand ? handText(row, happening, todayOf(parts)) : texts[happening as ByCard]?.(row);
    return said
      ? {
          ...said,
          address: urlOf('subscriptions'),
          discreet: announced.has(happening) ? null : 'News about a membership',
        }
      : null;
  });
}

/** For the member and for their trainer, as long as nobody keeps it. */
function endedText(
  { membership, plan, memberName }: MembershipForNotice,
  personId: string,
  why: string,
): NoticeText | null {
  if (!membership.canceledAt) return null;
  const day = longDay(membership.paidThrough);
  const discreet = 'News about a membership';
  if (personId === membership.personId)
    return {
      title: `${plan.name} ends on ${day}`,
      text: `${why}, so it doesn’t renew. Nothing more is charged, and you can use it until then.`,
      address: urlOf('subscriptions'),
      open: 'View membership',
      discreet,
    };
  if (personId !== membership.sellerId) return null;
  return {
    title: `${memberName}’s membership ${plan.name} ends on ${day}`,
    text: 'The coaching ended, so it doesn’t renew.',
    address: urlOf('clientMemberships'),
    open: 'View memberships',
    discreet,
  };
}

type Said = Pick<NoticeText, 'title' | 'text'> | null;

/** What a period of a price costs its member. */
const costOf = (price: number, { plan, tax }: MembershipForNotice) =>
  showPrice(costWithTax(price, tax, plan.currency), plan.currency);

/** What the card pays next, without tax that is added; null: nothing renews it. */
function agreedPrice({ membership, plan }: MembershipForNotice): number | null {
  if (membership.methodId === null || membership.agreedPrice === null) return null;
  return membership.nextPrice ?? Math.min(plan.price, membership.agreedPrice);
}

/** For who pays by hand; null once that isn't so anymore. */
function handText(row: MembershipForNotice, happening: string, today: string): Said {
  const { membership, plan } = row;
  const { paidThrough, methodId } = membership;
  if (methodId !== null || handReminderOf(membership, today) !== happening) return null;
  const where = plan.organizationId === null ? 'under My memberships' : 'under My memberships or at the desk';
  const pay = plan.price === 0 ? 'Renew it' : `Pay ${costOf(plan.price, row)}`;
  if (happening === 'due')
    return {
      title: `${plan.name} is overdue`,
      text: `${pay} ${where}. From ${longDay(dayAfter(paidThrough, accessDays + 1))}, it’s suspended.`,
    };
  if (happening === 'suspended')
    return {
      title: `${plan.name} is suspended`,
      text: `It’s unpaid since ${longDay(dayAfter(paidThrough, 1))}. ${pay} ${where} by ${longDay(dayAfter(paidThrough, dueDays))} to keep it.`,
    };
  return { title: `${plan.name} ends on ${longDay(paidThrough)}`, text: `${pay} ${where} to keep it.` };
}

/** As long as its member hasn’t agreed to a higher price, that it ends. */
function soonText(row: MembershipForNotice): Said {
  const { membership, plan } = row;
  if (isDearer(membership, plan.price)) return risenText(row);
  const price = agreedPrice(row);
  return price === null
    ? null
    : {
        title: `${plan.name} renews on ${longDay(dayAfter(membership.paidThrough, 1))}`,
        text: `${costOf(price, row)} from your card. You can stop this under My memberships.`,
      };
}

function risenText(row: MembershipForNotice): Said {
  const { membership, plan } = row;
  return {
    title: `${plan.name} costs ${costOf(plan.price, row)} from ${longDay(dayAfter(membership.paidThrough, 1))}`,
    text: `You agreed to ${costOf(membership.agreedPrice ?? 0, row)}. Agree to the new price under My memberships, or it ends on ${longDay(membership.paidThrough)} and nothing is charged.`,
  };
}

/** Those of something that isn’t so anymore aren’t shown. */
const texts: Readonly<Record<ByCard, (row: MembershipForNotice) => Said>> = {
  trial_ends: (row) => {
    if (isDearer(row.membership, row.plan.price)) return risenText(row);
    const price = agreedPrice(row);
    const { membership, plan } = row;
    return price === null || membership.trialThrough !== membership.paidThrough
      ? null
      : {
          title: `Your free trial of ${plan.name} ends on ${longDay(membership.paidThrough)}`,
          text: `Your card pays ${costOf(price, row)} for the first time on ${longDay(dayAfter(membership.paidThrough, 1))}. Cancel before that under My memberships, and nothing is charged.`,
        };
  },
  soon: soonText,
  rises: soonText,
  failed: ({ membership, plan }) => {
    const next = membership.renewalTries > 0 ? nextTryOn(membership) : null;
    return {
      title: `We couldn’t renew ${plan.name}`,
      text: next
        ? `Your card didn’t pay. We’ll try again on ${longDay(next)}, or you can pay with another card now.`
        : 'Your card didn’t pay at first.',
    };
  },
  given_up: ({ plan }) => ({
    title: `${plan.name} doesn’t renew anymore`,
    text: 'Your card didn’t pay, so we forgot it. Pay with another one to keep your membership.',
  }),
  dearer: (row) => ({
    title: `${row.plan.name} doesn’t renew anymore`,
    text: `It costs ${costOf(row.plan.price, row)} now, more than you agreed to. Nothing was charged. You can renew it under My memberships.`,
  }),
  unavailable: ({ plan }) => ({
    title: `${plan.name} doesn’t renew anymore`,
    text: 'It isn’t open to you now, or it ended before it could be renewed. Nothing was charged.',
  }),
};
