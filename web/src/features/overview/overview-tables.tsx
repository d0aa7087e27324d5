import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type {
  EndingTrial,
  NewPerson,
  OverviewReply,
  PayoutLine,
  StartingCompetition,
} from '@chalkline/contract/overview/overview.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import clsx from 'clsx';
import { Link } from 'react-router';
import { serverNow } from '../../platform/server-time.ts';
import { counted } from '../../ui/counted.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dateFormat, numberText } from '../../ui/locale.ts';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import styles from './overview.module.css';

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const momentDay = (at: string) => dateFormat(dayFormat).format(new Date(at));
const calendarDay = (on: string) =>
  dateFormat({ ...dayFormat, timeZone: 'UTC' }).format(new Date(`${on}T12:00:00Z`));
const payoutDay = (at: string) =>
  dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(at));

/** All of them, where the table shows only the first. */
function All({ to, total }: { to: string; total: number }) {
  return (
    <Link className={text.link} to={to}>
      All {numberText(total)}
    </Link>
  );
}

type Site = NonNullable<OverviewReply['site']>;

export function TrialsEnding({ trials }: { trials: Site['trials'] }) {
  return (
    <Panel
      title="Trials ending"
      actions={trials.total > 0 && <All to={urlOf('branding')} total={trials.total} />}
    >
      {trials.total === 0 ? (
        <EmptyState title="No trials ending">Trials that end within 30 days appear here.</EmptyState>
      ) : (
        <DataTable caption="Trials ending" columns={trialColumns} rows={trials.first} rowKey={idOf} />
      )}
    </Panel>
  );
}

const idOf = ({ id }: { id: string }) => id;

const trialColumns: Column<EndingTrial>[] = [
  {
    key: 'name',
    head: 'Organization',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('allUsers', {}, { organization: id })}>
        {name}
      </Link>
    ),
  },
  { key: 'people', head: 'People', align: 'right', cell: ({ people }) => numberText(people) },
  {
    key: 'ends',
    head: 'Ends',
    align: 'right',
    cell: ({ endsAt }) => (
      <span className={clsx(isNear(endsAt, 3) ? styles.bad : isNear(endsAt, 7) && styles.warn)}>
        {momentDay(endsAt)}
      </span>
    ),
  },
];

function isNear(at: string, days: number): boolean {
  return Date.parse(at) - serverNow() < days * day;
}

export function NextPayouts({ payouts: { at, lines } }: Pick<OverviewReply, 'payouts'>) {
  const accounts = lines.reduce((sum, line) => sum + line.accounts, 0);
  return (
    <Panel
      title={`Payouts, ${payoutDay(at)}`}
      actions={
        accounts > 0 && <span className={styles.beside}>{counted(accounts, ['account', 'accounts'])}</span>
      }
    >
      {lines.length === 0 ? (
        <EmptyState title="Nothing to pay out yet">
          What is sold appears here until it is paid out on the 1st.
        </EmptyState>
      ) : (
        <DataTable
          caption="Next payouts by currency"
          columns={payoutColumns}
          rows={lines}
          rowKey={({ currency }) => currency}
        />
      )}
    </Panel>
  );
}

const payoutColumns: Column<PayoutLine>[] = [
  {
    key: 'currency',
    head: 'Currency',
    phone: 'lead',
    cell: ({ currency, skipped }) => (
      <>
        {currency} {skipped > 0 && <span className={styles.skipped}>{numberText(skipped)} skipped</span>}
      </>
    ),
  },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => showMoney(amount, currency),
  },
  { key: 'accounts', head: 'Accounts', align: 'right', cell: ({ accounts }) => numberText(accounts) },
];

export function StartingSoon({ starting }: { starting: Site['starting'] }) {
  return (
    <Panel
      title="Starting soon"
      actions={
        starting.total > 0 && (
          <span className={styles.beside}>{numberText(starting.total)} within 30 days</span>
        )
      }
    >
      {starting.total === 0 ? (
        <EmptyState title="Nothing starts soon">
          Published competitions appear here 30 days before they start.
        </EmptyState>
      ) : (
        <DataTable
          caption="Competitions starting soon"
          columns={startingColumns}
          rows={starting.first}
          rowKey={idOf}
        />
      )}
    </Panel>
  );
}

const startingColumns: Column<StartingCompetition>[] = [
  {
    key: 'name',
    head: 'Competition',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('competitionDetail', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'athletes', head: 'Athletes', align: 'right', cell: ({ athletes }) => numberText(athletes) },
  { key: 'starts', head: 'Starts', align: 'right', cell: ({ startsOn }) => calendarDay(startsOn) },
];

export function NewestPeople({ newest }: { newest: readonly NewPerson[] }) {
  return (
    <Panel
      title="Newest people"
      actions={
        <Link className={text.link} to={urlOf('allUsers')}>
          All people
        </Link>
      }
    >
      {newest.length === 0 ? (
        <EmptyState title="No people yet">People appear here when they join your organization.</EmptyState>
      ) : (
        <DataTable caption="Newest people" columns={newestColumns} rows={newest} rowKey={idOf} />
      )}
    </Panel>
  );
}

const newestColumns: Column<NewPerson>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('editUser', { id })}>
        {name}
      </Link>
    ),
  },
  { key: 'joined', head: 'Joined', align: 'right', cell: ({ joinedAt }) => momentDay(joinedAt) },
];
