import { ownZone } from '@chalkline/contract/date-format.ts';
import type { TillReply } from '@chalkline/contract/overview/till.schema.ts';
import { dayIn } from '@chalkline/contract/wall-span.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CashToGiveBack } from './cash-to-give-back.tsx';
import styles from './till.module.css';
import { tillQueries } from './till.queries.ts';
import { TillCash } from './till-cash.tsx';
import { TillSales } from './till-sales.tsx';

/** A day at the desk: cash to count, and what was sold. Administrators see everybody’s. */
export function TillPanel() {
  const [day, setDay] = useState('');
  const query = useQuery(tillQueries.day(day));
  const today = dayIn(new Date(timeNow()), ownZone());
  const isOwn = useSession()?.user.accountType === 'receptionist';
  return (
    <Panel title={isOwn ? 'My sales and cash' : 'Sales and cash at the desk'}>
      <div className={styles.day}>
        <TextField
          label="Day"
          type="date"
          value={day || (query.data?.day ?? '')}
          onChange={(change) => setDay(change.currentTarget.value)}
        />
      </div>
      <Loaded
        query={query}
        failed="Couldn’t load the sales of this day"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
      >
        {(till) => <Shown till={till} isToday={till.day === today} />}
      </Loaded>
    </Panel>
  );
}

function Shown({ till, isToday }: { till: TillReply; isToday: boolean }) {
  const { people, sales, toGiveBack } = till;
  if (toGiveBack.length === 0 && sales.length === 0 && people.length === 0)
    return (
      <EmptyState title="No sales on this day">
        Tickets and plans sold at the desk appear here. You can undo a wrong sale and count the cash.
      </EmptyState>
    );
  return (
    <>
      <CashToGiveBack owed={toGiveBack} />
      <TillCash people={people} isToday={isToday} />
      {sales.length > 0 && <TillSales sales={sales} />}
    </>
  );
}
