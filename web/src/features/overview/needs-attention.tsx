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

/** What somebody should look at, the most pressing first. */
export function NeedsAttention({ overview }: { overview: OverviewReply }) {
  const known = useKnownAddresses();
  const matters = mattersOf(overview);
  return (
    <Panel title="Needs attention" actions={<span className={styles.count}>{matters.length}</span>}>
      {matters.length === 0 && <EmptyState title="Nothing waits">Everything is looked after.</EmptyState>}
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

function mattersOf({ people, site }: OverviewReply): Matter[] {
  const matters: (Matter | false)[] = [
    site !== null &&
      !site.mailReaches && {
        key: 'mail',
        what: 'No mail leaves from here',
        why: 'Nobody can register, be invited or be answered until SMTP_URL and MAIL_FROM are set.',
      },
    site !== null &&
      site.failedJobs > 0 && {
        key: 'jobs',
        what: counted(site.failedJobs, 'job was given up', 'jobs were given up'),
        why: 'In the last 7 days, letters among them. The log of the server says why.',
      },
    site !== null &&
      site.unansweredMessages > 0 && {
        key: 'messages',
        what: counted(site.unansweredMessages, 'message waits for an answer', 'messages wait for an answer'),
        why: 'From the contact page.',
        action: { label: 'Answer', screen: 'dashboard', query: { part: 'contact' } },
      },
    site !== null &&
      site.trialsEnding > 0 && {
        key: 'trials',
        what: counted(site.trialsEnding, 'trial ends within 7 days', 'trials end within 7 days'),
        why: 'After that the organization can only be read.',
      },
    site !== null &&
      site.hiddenFeatured > 0 && {
        key: 'featured',
        what: counted(site.hiddenFeatured, 'featured thing is hidden', 'featured things are hidden'),
        why: 'Not everybody may see it any more, so nobody is shown it.',
        action: { label: 'Look', screen: 'featuredContent' },
      },
    people.invited > 0 && {
      key: 'invited',
      what: counted(people.invited, 'invitation is open', 'invitations are open'),
      why: 'They were invited and have not come yet.',
      action: { label: 'See them', screen: 'allUsers', query: { tab: 'invitations' } },
    },
    people.suspended > 0 && {
      key: 'suspended',
      what: counted(people.suspended, 'person is suspended', 'people are suspended'),
      why: 'They cannot sign in.',
      action: { label: 'See them', screen: 'allUsers', query: { state: 'suspended' } },
    },
  ];
  return matters.filter((matter) => matter !== false);
}

function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
