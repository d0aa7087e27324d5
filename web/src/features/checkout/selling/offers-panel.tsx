import type { RevenuesReply } from '@chalkline/contract/checkout/revenues.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { dayText } from '../../../ui/times.ts';

interface OffersPanelProps {
  revenues: RevenuesReply;
  onChoose: (offerId: string) => void;
}

/** What each competition brought in. */
export function OffersPanel({ revenues: { currency, offers, total }, onChoose }: OffersPanelProps) {
  const show = (amount: number) => showMoney(amount, currency);
  const rows = [
    ...offers,
    ...(offers.length > 1 ? [{ kind: '', offerId: '', title: 'Total', startsAt: null, ...total }] : []),
  ];
  const chooser: Column<(typeof rows)[number]> = {
    key: 'actions',
    head: 'Actions',
    phone: 'actions',
    cell: ({ offerId, ...row }) =>
      offerId !== '' && (
        <Button size={32} aria-label={`Only this: ${nameOf(row)}`} onClick={() => onChoose(offerId)}>
          Only this
        </Button>
      ),
  };
  return (
    <Panel title="By source">
      <DataTable
        caption="Revenues by source"
        rows={rows}
        rowKey={({ kind, offerId }) => `${kind} ${offerId}`}
        columns={[
          { key: 'title', head: 'What', cell: (row) => <b>{nameOf(row)}</b>, phone: 'lead' },
          { key: 'sold', head: 'Sold', align: 'right', cell: ({ sold }) => sold },
          { key: 'gross', head: 'Gross', align: 'right', cell: ({ gross }) => show(gross) },
          {
            key: 'refunds',
            head: 'Refunds',
            align: 'right',
            cell: ({ refunds }) => show(refunds === 0 ? 0 : -refunds),
          },
          { key: 'fees', head: 'Fees', align: 'right', cell: ({ fees }) => show(fees) },
          { key: 'net', head: 'Net', align: 'right', cell: ({ net }) => <b>{show(net)}</b> },
          ...(offers.length > 1 ? [chooser] : []),
        ]}
      />
    </Panel>
  );
}

type Named = Pick<RevenuesReply['offers'][number], 'kind' | 'title' | 'startsAt'>;

/** Dates of a series have one name, and passes that of their first date. */
function nameOf({ kind, title, startsAt }: Named): string {
  if (kind === 'pass') return `${title}, passes`;
  return startsAt === null ? title : `${title}, ${dayText(startsAt)}`;
}
