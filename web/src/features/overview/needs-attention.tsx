import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { numberText } from '../../ui/locale.ts';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import styles from './overview.module.css';

interface Matter {
  readonly key: string;
  readonly what: string;
  readonly why: string;
  readonly action?: {
    readonly label: string;
    readonly screen: PlainAddressName;
    readonly query?: Record<string, string>;
  };
}

/** What needs attention, most urgent first. */
export function NeedsAttention({ overview }: { overview: OverviewReply }) {
  const known = useKnownAddresses();
  const matters = mattersOf(overview);
  return (
    <Panel title="Needs attention" actions={<span className={styles.count}>{matters.length}</span>}>
      {matters.length === 0 && (
        <EmptyState title="All clear">Items that need your attention appear here.</EmptyState>
      )}
      <ul className={styles.matters}>
        {matters.map(({ key, what, why, action }) => (
          <li key={key}>
            <div>
              <b>{what}</b>
              <p className={text.hint}>{why}</p>
            </div>
            {action && known.has(addresses[action.screen]) && (
              <ButtonLink
                size={32}
                to={urlOf(action.screen, {}, action.query ?? {})}
                aria-label={`${action.label}: ${what}`}
              >
                {action.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function mattersOf({ people, site, payouts, money }: OverviewReply): Matter[] {
  const { unpayable } = payouts;
  const matters: (Matter | false)[] = [
    site !== null &&
      !site.mailReaches && {
        key: 'mail',
        what: 'Email isn’t set up',
        why: 'Set SMTP_URL and MAIL_FROM to let people register and to send invitations and answers.',
      },
    site !== null &&
      site.failedJobs > 0 && {
        key: 'jobs',
        what: counted(site.failedJobs, 'job failed', 'jobs failed'),
        why: 'In the last 7 days, emails included. See the server log for details.',
      },
    site !== null &&
      site.unansweredMessages > 0 && {
        key: 'messages',
        what: counted(site.unansweredMessages, 'message needs an answer', 'messages need an answer'),
        why: 'From the contact page.',
        action: { label: 'Answer', screen: 'dashboard', query: { part: 'contact' } },
      },
    site !== null &&
      site.trialsEnding > 0 && {
        key: 'trials',
        what: counted(site.trialsEnding, 'trial ends within 7 days', 'trials end within 7 days'),
        why: 'After that, the organization is read-only.',
        action: { label: 'See all', screen: 'branding' },
      },
    money.disputes > 0 && {
      key: 'disputes',
      what: counted(money.disputes, 'dispute needs an answer', 'disputes need an answer'),
      why: site ? 'The seller answers it in Revenues.' : 'Without an answer, the bank decides against you.',
      ...(!site && {
        action: { label: 'Answer', screen: 'revenues', query: { as: 'organization' } } as const,
      }),
    },
    money.failedRefunds > 0 && {
      key: 'refunds',
      what: counted(money.failedRefunds, 'refund failed', 'refunds failed'),
      why: site ? 'The seller can try again in Revenues.' : 'The money is still with you. Try again.',
      ...(!site && { action: { label: 'View', screen: 'revenues', query: { as: 'organization' } } as const }),
    },
    unpayable.total > 0 && {
      key: 'payouts',
      what: counted(unpayable.total, 'payout will be skipped', 'payouts will be skipped'),
      why: site ? `No working payout account: ${namesText(unpayable)}.` : 'Set up your payout account first.',
      ...(!site && {
        action: { label: 'Set up', screen: 'stripeHome', query: { as: 'organization' } } as const,
      }),
    },
    site !== null &&
      site.hiddenFeatured > 0 && {
        key: 'featured',
        what: counted(site.hiddenFeatured, 'featured item is hidden', 'featured items are hidden'),
        why: 'It’s no longer public, so the home page doesn’t show it.',
        action: { label: 'View', screen: 'featuredContent' },
      },
    people.invited > 0 && {
      key: 'invited',
      what: counted(people.invited, 'invitation is open', 'invitations are open'),
      why: 'Invited, but not registered yet.',
      action: { label: 'View', screen: 'allUsers', query: { tab: 'invitations' } },
    },
    people.suspended > 0 && {
      key: 'suspended',
      what: counted(people.suspended, 'person is suspended', 'people are suspended'),
      why: 'They can’t sign in.',
      action: { label: 'View', screen: 'allUsers', query: { state: 'suspended' } },
    },
  ];
  return matters.filter((matter) => matter !== false);
}

function namesText({ names, total }: OverviewReply['payouts']['unpayable']): string {
  const more = total - names.length;
  return more > 0 ? `${names.join(', ')} and ${numberText(more)} more` : names.join(', ');
}

function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
