import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { type Address, addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import { counted } from '../../ui/counted.ts';
import { numberText } from '../../ui/locale.ts';

/** Something to do, and where. */
export interface Matter {
  readonly key: string;
  readonly what: string;
  readonly why: string;
  readonly action?: { readonly label: string; readonly to: string; readonly screen: Address };
}

/** What needs attention, most urgent first: broken things, money and people who wait, then the gym, then the rest. */
export function mattersOf(overview: OverviewReply): Matter[] {
  return [
    ...brokenThings(overview),
    ...waitingPeople(overview),
    ...money(overview),
    ...gymMatters(overview),
    ...theRest(overview),
  ].filter((matter) => matter !== false);
}

type Maybe = Matter | false;

const lead = (label: string, screen: PlainAddressName, query: Record<string, string> = {}) => ({
  action: { label, screen: addresses[screen], to: urlOf(screen, {}, query) },
});

function brokenThings({ site }: OverviewReply): Maybe[] {
  if (!site) return [];
  return [
    !site.mailReaches && {
      key: 'mail',
      what: 'Email isn’t set up',
      why: 'Set SMTP_URL and MAIL_FROM to let people register and to send invitations and answers.',
    },
    site.failedJobs > 0 && {
      key: 'jobs',
      what: counted(site.failedJobs, ['job failed', 'jobs failed']),
      why: 'In the last 7 days, emails included. See the server log for details.',
    },
  ];
}

function waitingPeople({ waiting, site }: OverviewReply): Maybe[] {
  const { cases, appeals, joinRequests, askedAt, coachingRequests, checkIns, trainerRequests } = waiting;
  return [
    cases > 0 && {
      key: 'cases',
      what: counted(cases, ['report needs a decision', 'reports need a decision']),
      why: 'The oldest comes first.',
      ...lead('Review', 'moderation'),
    },
    appeals > 0 && {
      key: 'appeals',
      what: counted(appeals, ['appeal needs a decision', 'appeals need a decision']),
      why: 'Decided by you, because you didn’t make the first decision.',
      ...lead('Review', 'moderation', { tab: 'appeals' }),
    },
    askedAt !== null && {
      key: 'joining',
      what: counted(joinRequests, ['person asks to join', 'people ask to join']),
      why: `The oldest request is for ${askedAt.name}.`,
      action: askedAt.isCommunity
        ? {
            label: 'Decide',
            screen: addresses.communityDetail,
            to: urlOf('communityDetail', { id: askedAt.id }),
          }
        : {
            label: 'Decide',
            screen: addresses.allGroups,
            to: urlOf('allGroups', {}, { group: askedAt.id }),
          },
    },
    coachingRequests > 0 && {
      key: 'coaching',
      what: counted(coachingRequests, ['person asks you to coach them', 'people ask you to coach them']),
      why: 'Accept or decline.',
      ...lead('Decide', 'clients', { type: 'pending' }),
    },
    trainerRequests > 0 && {
      key: 'trainer-requests',
      what: counted(trainerRequests, ['person asks to become a trainer', 'people ask to become trainers']),
      why: 'Accept or decline.',
      ...lead('Decide', 'requestsTrainer'),
    },
    checkIns > 0 && {
      key: 'check-ins',
      what: counted(checkIns, ['client’s check-in needs you', 'clients’ check-ins need you']),
      why: 'Not answered in time, or without your reply.',
      ...lead('See them', 'clients'),
    },
    site !== null &&
      site.unansweredMessages > 0 && {
        key: 'messages',
        what: counted(site.unansweredMessages, ['message needs an answer', 'messages need an answer']),
        why: 'From the contact page.',
        ...lead('Answer', 'dashboard', { part: 'contact' }),
      },
    site !== null &&
      site.partnerApplications > 0 && {
        key: 'partners',
        what: counted(site.partnerApplications, [
          'partner application needs a decision',
          'partner applications need a decision',
        ]),
        why: 'Approve or decline.',
        ...lead('Decide', 'partnersDashboard'),
      },
    site !== null &&
      site.trialsEnding > 0 && {
        key: 'trials',
        what: counted(site.trialsEnding, ['trial ends within 7 days', 'trials end within 7 days']),
        why: 'After that, the organization is read-only.',
        ...lead('See all', 'branding'),
      },
  ];
}

function money({ site, payouts: { unpayable }, money: { disputes, failedRefunds } }: OverviewReply): Maybe[] {
  return [
    site !== null &&
      site.paymentAlerts > 0 && {
        key: 'alerts',
        what: counted(site.paymentAlerts, ['payment alert is open', 'payment alerts are open']),
        why: 'Money that doesn’t match our books.',
        ...lead('Review', 'dashboard', { part: 'alerts' }),
      },
    disputes > 0 && {
      key: 'disputes',
      what: counted(disputes, ['dispute needs an answer', 'disputes need an answer']),
      ...(site
        ? { why: 'Its seller answers it.', ...lead('View', 'dashboard', { part: 'disputes' }) }
        : {
            why: 'Without an answer, the bank decides against you.',
            ...lead('Answer', 'sales', { as: 'organization', tab: 'disputes', group: 'open' }),
          }),
    },
    failedRefunds > 0 && {
      key: 'refunds',
      what: counted(failedRefunds, ['refund failed', 'refunds failed']),
      ...(site
        ? {
            why: 'We retry each for 7 days; the seller can retry it at any time.',
            ...lead('View', 'dashboard', { part: 'disputes', group: 'refunds' }),
          }
        : {
            why: 'The money is still with you. Try again.',
            ...lead('View', 'sales', { as: 'organization', tab: 'refunds', group: 'failed' }),
          }),
    },
    unpayable.total > 0 && {
      key: 'payouts',
      what: counted(unpayable.total, ['payout will be skipped', 'payouts will be skipped']),
      why: site ? `No working payout account: ${namesText(unpayable)}.` : 'Set up your payout account first.',
      ...(!site && lead('Set up', 'stripeHome', { as: 'organization' })),
    },
  ];
}

function gymMatters({ gym }: OverviewReply): Maybe[] {
  if (!gym) return [];
  const { expenses, revenues, membershipsDue, members, serviceLate, serviceDue, equipmentLow, suppliesLow } =
    gym;
  return [
    expenses > 0 && {
      key: 'expenses',
      what: counted(expenses, ['expense needs your approval', 'expenses need your approval']),
      why: 'Expenses count once you approve them.',
      ...lead('Review', 'expenseManagement', { state: 'pending' }),
    },
    revenues > 0 && {
      key: 'revenues',
      what: counted(revenues, ['revenue needs your approval', 'revenues need your approval']),
      why: 'Revenues count once you approve them.',
      ...lead('Review', 'revenueManagement', { state: 'pending' }),
    },
    membershipsDue > 0 && {
      key: 'memberships',
      what: counted(membershipsDue, ['membership is overdue', 'memberships are overdue']),
      why: `Of ${counted(members, ['current membership', 'current memberships'])}.`,
      ...lead('See all', 'clientMemberships', { state: 'overdue' }),
    },
    serviceLate > 0 && {
      key: 'service-late',
      what: counted(serviceLate, ['item is late for service', 'items are late for service']),
      why: `${numberText(serviceDue)} due within 14 days, late ones included.`,
      ...lead('See all', 'gymInventory', { mark: 'service' }),
    },
    serviceLate === 0 &&
      serviceDue > 0 && {
        key: 'service',
        what: counted(serviceDue, ['item is due for service', 'items are due for service']),
        why: 'Within 14 days.',
        ...lead('See all', 'gymInventory', { mark: 'service' }),
      },
    suppliesLow > 0 && {
      key: 'supplies',
      what: counted(suppliesLow, ['supply is running low', 'supplies are running low']),
      why: 'Order more.',
      ...lead('See all', 'gymInventory', { part: 'supply', mark: 'low' }),
    },
    equipmentLow > 0 && {
      key: 'equipment',
      what: counted(equipmentLow, [
        'piece of equipment is running low',
        'pieces of equipment are running low',
      ]),
      why: 'Fewer usable pieces than you planned.',
      ...lead('See all', 'gymInventory', { mark: 'low' }),
    },
  ];
}

function theRest({ people, site, own }: OverviewReply): Maybe[] {
  return [
    own !== null &&
      people.active <= 1 &&
      people.invited === 0 && {
        key: 'alone',
        what: 'Invite your people',
        why: 'You’re the only one here. Invite them one by one or from a file.',
        ...lead('Invite', 'addUser'),
      },
    site !== null &&
      site.hiddenFeatured > 0 && {
        key: 'featured',
        what: counted(site.hiddenFeatured, ['featured item is hidden', 'featured items are hidden']),
        why: 'It’s no longer public, so the home page doesn’t show it.',
        ...lead('View', 'featuredContent'),
      },
    people.invited > 0 && {
      key: 'invited',
      what: counted(people.invited, ['invitation is open', 'invitations are open']),
      why: 'Invited, but not registered yet.',
      ...lead('View', 'allUsers', { tab: 'invitations' }),
    },
    people.suspended > 0 && {
      key: 'suspended',
      what: counted(people.suspended, ['person is suspended', 'people are suspended']),
      why: 'They can’t sign in.',
      ...lead('View', 'allUsers', { state: 'suspended' }),
    },
  ];
}

function namesText({ names, total }: OverviewReply['payouts']['unpayable']): string {
  const more = total - names.length;
  return more > 0 ? `${names.join(', ')} and ${numberText(more)} more` : names.join(', ');
}
