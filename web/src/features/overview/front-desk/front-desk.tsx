import type { DeskEvent } from '@chalkline/contract/overview/desk.schema.ts';
import { useState } from 'react';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DeskPerson } from './desk-person.tsx';
import { DeskSale } from './desk-sale.tsx';
import { DeskSearch } from './desk-search.tsx';
import { DeskTill, type Sold } from './desk-till.tsx';
import styles from './front-desk.module.css';

/** The receptionist's desk: find a person, let them in, sell and take money. Each in three presses. */
export function FrontDesk({ events }: { events: readonly DeskEvent[] }) {
  const [params, change] = useAddressParams();
  const personId = params.get('person');
  const [sold, setSold] = useState<Sold | null>(null);
  const isWaiting = sold !== null && !sold.isPaid;
  const choose = (id: string) => {
    setSold(null);
    change((now) => withParam(now, 'person', id), { preventScrollReset: true });
  };
  return (
    <div className={styles.desk}>
      <DeskSearch chosen={personId} onChoose={choose} />
      <div className={styles.middle}>
        {sold && <DeskSale key={sold.orderId} orderId={sold.orderId} onClose={() => setSold(null)} />}
        {personId && (
          <DeskPerson key={personId} personId={personId} onSold={setSold} onClose={() => choose('')} />
        )}
        {!sold && !personId && (
          <Panel className={styles.nobody}>
            <EmptyState title="Find a person">
              Type a name to see their plan and tickets, and to check them in.
            </EmptyState>
          </Panel>
        )}
      </div>
      {events.length > 0 && !isWaiting && (
        <DeskTill key={personId} events={events} personId={personId} onSold={setSold} />
      )}
    </div>
  );
}
