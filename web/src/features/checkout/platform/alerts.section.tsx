import { type AlertGroup, type AlertReply, alertGroups } from '@chalkline/contract/checkout/alert.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../disputes/disputes.module.css';
import { AcknowledgeModal } from './acknowledge-modal.tsx';
import { alertTexts } from './alert-texts.ts';
import { platformQueries } from './platform.queries.ts';

const groupLabels: Readonly<Record<AlertGroup, string>> = { open: 'Open', acknowledged: 'Acknowledged' };

/** Money that doesn’t match the books: looked at by an administrator, who notes what was done. */
export function AlertsSection() {
  const { filters, setFilter } = useListFilters({ group: alertGroups });
  const group = filters.group || 'open';
  const [asked, setAsked] = useState<AlertReply | null>(null);
  return (
    <Stack gap={24}>
      <PageTitle below="Money that doesn’t match our books. An alert stays open until an administrator acknowledges it.">
        Payment alerts
      </PageTitle>
      <Panel>
        <div className={styles.bar}>
          <SegmentedControl
            label="State"
            choices={alertGroups.map((value) => ({ value, label: groupLabels[value] }))}
            value={group}
            onChange={(value) => setFilter('group', value === 'open' ? '' : value)}
          />
        </div>
        <PagedList
          query={platformQueries.alerts(group)}
          page="alerts-page"
          failed="Couldn’t load the alerts"
          noun={['alert', 'alerts']}
          empty={
            <EmptyState title={group === 'open' ? 'No open alerts' : 'No acknowledged alerts'}>
              {group === 'open'
                ? 'All payments, refunds and disputes match our books.'
                : 'What administrators noted about alerts appears here.'}
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              caption="Payment alerts"
              columns={[...columns, group === 'open' ? actionColumn(setAsked) : noteColumn]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Panel>
      {asked && <AcknowledgeModal alert={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const columns: readonly Column<AlertReply>[] = [
  {
    key: 'what',
    head: 'Alert',
    phone: 'lead',
    cell: ({ kind, code }) => (
      <span className={styles.who}>
        <b>{alertTexts[kind].title}</b>
        <small className={text.hint}>{alertTexts[kind].hint}</small>
        {code && <small className={text.hint}>The provider’s code: {code}</small>}
      </span>
    ),
  },
  {
    key: 'order',
    head: 'Order',
    cell: ({ order, ref }) =>
      order ? (
        <span className={styles.who}>
          <Link className={text.link} to={urlOf('dashboard', {}, { part: 'disputes', order: order.id })}>
            {order.title}
          </Link>
          <small className={text.hint}>
            {order.buyerName}, sold by {order.seller}
            {order.invoiceNumber && `, ${order.invoiceNumber}`}
          </small>
        </span>
      ) : (
        ref
      ),
  },
  { key: 'raised', head: 'Raised', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? '–' : <b>{showMoney(amount, currency)}</b>,
  },
];

const actionColumn = (onAsk: (alert: AlertReply) => void): Column<AlertReply> => ({
  key: 'action',
  head: 'Action',
  align: 'right',
  cell: (alert) => (
    <Button size={32} onClick={() => onAsk(alert)}>
      Acknowledge
    </Button>
  ),
});

const noteColumn: Column<AlertReply> = {
  key: 'note',
  head: 'Note',
  cell: ({ acknowledged }) =>
    acknowledged && (
      <span className={styles.who}>
        <span>{acknowledged.note}</span>
        <small className={text.hint}>
          {acknowledged.by}, <TimeAgo at={acknowledged.at} />
        </small>
      </span>
    ),
};
