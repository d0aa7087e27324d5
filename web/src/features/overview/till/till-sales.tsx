import type { TillSale } from '@chalkline/contract/overview/till.schema.ts';
import { useState } from 'react';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Row } from '../../../ui/page.tsx';
import { clockTime } from '../../../ui/times.ts';
import { moneyText } from '../front-desk/desk-texts.ts';
import { UndoModal } from '../front-desk/undo-modal.tsx';
import { TillReceipt } from './till-receipt.tsx';

const refundTexts = { returned: 'Undone', on_the_way: 'Refund on its way', failed: 'Refund failed' } as const;
const refundText = ({ method, refund }: { method: TillSale['method']; refund: keyof typeof refundTexts }) =>
  method === 'cash' && refund === 'on_the_way' ? 'Cash to give back' : refundTexts[refund];
const methodTexts = { cash: 'Cash', card: 'Card' } as const;

/** What was sold on a day, each with its receipt and a way to undo it. */
export function TillSales({ sales }: { sales: readonly TillSale[] }) {
  const [undoing, setUndoing] = useState<TillSale | null>(null);
  const me = useSession()?.user.id;
  const columns: Column<TillSale>[] = [
    {
      key: 'what',
      head: 'Sold',
      phone: 'lead',
      cell: ({ title, buyerName }) => `${buyerName}, ${title}`,
    },
    { key: 'at', head: 'At', cell: ({ at }) => clockTime(at) },
    {
      key: 'how',
      head: 'Paid',
      cell: ({ method, total, refund }) =>
        [total === 0 ? 'Free' : methodTexts[method], refund && refundText({ method, refund })]
          .filter(Boolean)
          .join(', '),
    },
    { key: 'seller', head: 'For', cell: ({ seller }) => seller },
    {
      key: 'by',
      head: 'Sold by',
      cell: ({ soldBy }) => (soldBy.id === me ? 'You' : soldBy.name),
    },
    {
      key: 'amount',
      head: 'Amount',
      align: 'right',
      cell: ({ total, currency }) => (total === 0 ? 'Free' : moneyText(total, currency)),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (sale) => (
        <Row>
          <TillReceipt sale={sale} />
          {sale.can.undo && (
            <Button
              size={32}
              aria-label={`Undo the sale to ${sale.buyerName}`}
              onClick={() => setUndoing(sale)}
            >
              Undo
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Sales at the desk"
        columns={columns}
        rows={sales}
        rowKey={({ id }) => id}
        rowState={({ refund }) => (refund === 'returned' ? 'out' : undefined)}
      />
      {undoing && <UndoModal sale={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}
