import { giveCashBack } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { TillReply } from '@chalkline/contract/overview/till.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { moneyText } from '../front-desk/desk-texts.ts';
import { frontDeskQueries } from '../front-desk/front-desk.queries.ts';
import styles from './till.module.css';

type Owed = TillReply['toGiveBack'][number];

/** Who gets cash back: orders that were paid in cash and refunded away from the desk. Nothing while there are none. */
export function CashToGiveBack({ owed }: { owed: readonly Owed[] }) {
  const [giving, setGiving] = useState<Owed | null>(null);
  if (owed.length === 0) return null;
  const columns: Column<Owed>[] = [
    { key: 'who', head: 'Who', phone: 'lead', cell: ({ buyerName, title }) => `${buyerName}, ${title}` },
    { key: 'asked', head: 'Since', cell: ({ askedAt }) => <TimeAgo at={askedAt} /> },
    {
      key: 'amount',
      head: 'Amount',
      align: 'right',
      cell: ({ amount, currency }) => moneyText(amount, currency),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (one) => (
        <Button size={32} aria-label={`Give back: ${one.buyerName}`} onClick={() => setGiving(one)}>
          Give back
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className={styles.head}>
        <SectionTitle>Cash to give back</SectionTitle>
      </div>
      <DataTable
        caption="Cash to give back"
        columns={columns}
        rows={owed}
        rowKey={({ orderId }) => orderId}
      />
      {giving && (
        <ConfirmAction
          title={`Give ${moneyText(giving.amount, giving.currency)} back to ${giving.buyerName}?`}
          confirm="Give back"
          keep="Not yet"
          send={(call) => call(giveCashBack, { params: { orderId: giving.orderId } })}
          done={() => 'Cash given back'}
          invalidates={[frontDeskQueries.all]}
          onClose={() => setGiving(null)}
        >
          <p>{`${giving.title} was refunded. Count the cash out to them: it leaves your till.`}</p>
        </ConfirmAction>
      )}
    </>
  );
}
