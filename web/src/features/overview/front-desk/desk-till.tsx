import type { DeskEvent } from '@chalkline/contract/overview/desk.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DeskCart } from './desk-cart.tsx';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

/** A sale, paid or waiting for a card. */
export interface Sold {
  readonly orderId: string;
  readonly isPaid: boolean;
}

interface DeskTillProps {
  events: readonly DeskEvent[];
  /** Who buys; null: somebody who only gives a name. */
  personId: string | null;
  onSold: (sold: Sold) => void;
}

/** Sells tickets to the events of the week. */
export function DeskTill({ events, personId, onSold }: DeskTillProps) {
  const [eventId, setEventId] = useState(events[0]?.id ?? '');
  const query = useQuery(frontDeskQueries.event(eventId));
  return (
    <Panel
      title="Sell tickets"
      actions={<span>{personId ? '' : 'Walk-in'}</span>}
      padded
      className={styles.till}
    >
      {events.length > 1 ? (
        <SelectField
          label="Event"
          choices={events.map(({ id, name }) => ({ value: id, label: name }))}
          value={eventId}
          onChange={setEventId}
        />
      ) : (
        <p>
          <b>{events[0]?.name}</b>
        </p>
      )}
      <Loaded query={query} failed="Couldn’t load the tickets">
        {({ event }) =>
          event && (
            <DeskCart key={eventId} eventId={eventId} event={event} personId={personId} onSold={onSold} />
          )
        }
      </Loaded>
    </Panel>
  );
}
