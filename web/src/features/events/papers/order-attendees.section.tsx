import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { OrderAttendeesReply } from '@chalkline/contract/events/order-attendees.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { justPlaced } from '../after-placing.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './order-attendees.module.css';

const OrderAttendeesModal = lazyPart(
  async () => (await import('./order-attendees-modal.tsx')).OrderAttendeesModal,
);

type AttendeeReply = OrderAttendeesReply['lines'][number]['attendees'][number];

/** On an order that is still to be paid: who comes, and what is missing before they can. */
export function OrderAttendeesSection({ order }: { order: OrderReply }) {
  const query = useQuery(eventQueries.orderAttendees(order.id));
  const isJustPlaced = (useLocation().state as Partial<typeof justPlaced> | null)?.isJustPlaced === true;
  const [chosen, setEditing] = useState<boolean | null>(null);
  const isEditable = order.can.pay && order.state !== 'processing';
  return (
    <Panel
      title="Who is coming"
      padded
      actions={
        isEditable &&
        query.data && (
          <Button size={32} onClick={() => setEditing(true)}>
            Edit attendees
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        failed="Couldn’t load who is coming"
        skeleton={<SkeletonRows rows={2} avatar={false} />}
      >
        {(attendees) => (
          <>
            {isMissing(attendees) && (
              <Note tone="warn">Add the missing answers and signatures before you pay.</Note>
            )}
            <ul className={styles.people}>
              {attendees.lines.flatMap((line, at) =>
                line.attendees.map((attendee, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a ticket of an unpaid order has no id, and stays where it is
                  <li key={`${at}.${index}`} className={styles.person}>
                    <p>
                      <b>{attendee.name || order.buyerName}</b>
                      <small>{line.title}</small>
                    </p>
                    <Row gap={8}>
                      {attendee.isMissingAnswers && <Tag>Answer missing</Tag>}
                      <WaiverTag state={attendee.waiver} />
                    </Row>
                  </li>
                )),
              )}
            </ul>
            {isEditable && (chosen ?? (isJustPlaced && asksMore(attendees))) && (
              <OrderAttendeesModal
                {...{ attendees }}
                orderId={order.id}
                kind={order.kind}
                buyerName={order.buyerName}
                onClose={() => setEditing(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Something is missing, or nobody said who the others are. */
function asksMore(attendees: OrderAttendeesReply): boolean {
  const names = attendees.lines.flatMap((line) => line.attendees.map(({ name }) => name));
  return isMissing(attendees) || (names.length > 1 && names.every((name) => name === ''));
}

function isMissing({ lines }: OrderAttendeesReply): boolean {
  return lines.some(({ attendees }) =>
    attendees.some(({ isMissingAnswers, waiver }) => isMissingAnswers || waiver === 'missing'),
  );
}

function WaiverTag({ state }: { state: AttendeeReply['waiver'] }) {
  if (state === 'signed') return <Tag>Waiver signed</Tag>;
  if (state === 'missing') return <Tag>Waiver not signed</Tag>;
  return state === 'later' ? <Tag>Signs the waiver later</Tag> : null;
}
