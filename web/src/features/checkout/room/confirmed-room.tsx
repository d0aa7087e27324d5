import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useGuest } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { FrameBand, Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import { checkoutQueries } from '../checkout.queries.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { moneyText, titleOf, unitStateOf } from '../order/order-text.ts';
import type { OrderSections } from '../order-sections.ts';
import { Billing } from './billing.tsx';
import styles from './confirmed-room.module.css';
import { GiveBack } from './give-back.tsx';
import { PaperButton } from './paper-button.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { Refunds } from './refunds.tsx';

interface ConfirmedRoomProps {
  order: OrderReply;
  /** What the feature it was bought from shows, instead of the places. */
  section: OrderSections[string] | undefined;
}

/** A paid order: what was bought, its receipt, and the way back within its refund rule. */
export function ConfirmedRoom({ order, section }: ConfirmedRoomProps) {
  const cache = useQueryClient();
  // What was read before it was paid, such as the page that it was bought from, may show otherwise now.
  // The same once places were given back: the section shows what is left.
  const left = order.lines.flatMap(({ units }) => units).filter(({ isReturned }) => !isReturned).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever the number changes
  useEffect(
    () => void cache.invalidateQueries({ predicate: isElsewhere }, { cancelRefetch: false }),
    [cache, left],
  );
  const link = absoluteUrl(window.location.origin, urlOf('order', { orderId: order.id }));
  return (
    <>
      <FrameBand className={styles.head}>
        <p>{order.title}</p>
        <h1 tabIndex={-1}>{titleOf(order)}</h1>
        <p className={styles.paid}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
          {order.total === 0
            ? 'Free of charge'
            : `${moneyText(order.total, order.currency)} paid on ${dayText(order.paidAt ?? order.createdAt)}`}
        </p>
      </FrameBand>
      <Page>
        <div className={styles.room}>
          <Stack gap={16}>
            {section?.Section ? (
              <Suspense fallback={<SkeletonText lines={4} />}>
                <section.Section orderId={order.id} />
              </Suspense>
            ) : (
              <Panel title="What you bought">
                <ul className={styles.places}>
                  {order.lines.flatMap(({ title, units }) =>
                    units.map((unit, index) => (
                      <li key={unit.id} className={unit.isReturned ? styles.returned : undefined}>
                        <b>{units.length > 1 ? `${title} (${index + 1} of ${units.length})` : title}</b>
                        <span>{unitStateOf(unit)}</span>
                      </li>
                    )),
                  )}
                </ul>
              </Panel>
            )}
            {section?.more && (
              <Suspense>
                <section.more.Section order={order} />
              </Suspense>
            )}
            <Codes order={order} />
            <Refunds order={order} />
            <MakeAccount order={order} />
            <div className={styles.actions}>
              {section?.next && (
                <ButtonLink variant="main" to={section.next.to}>
                  {section.next.label}
                </ButtonLink>
              )}
              <ButtonLink variant={section?.next ? 'line' : 'main'} to={order.address}>
                {`Go to ${order.title}`}
              </ButtonLink>
              <GiveBack order={order} />
            </div>
          </Stack>
          <Stack gap={16}>
            <OrderSummary order={order} />
            <Billing order={order} />
            <Panel padded>
              <div className={styles.code}>
                <QrCode link={link} />
                <p className={text.hint}>
                  Scan to open this order. {order.invoiceNumber && `Receipt ${order.invoiceNumber}. `}
                  We’ve emailed a copy to {order.email}.
                </p>
                <ReceiptButton orderId={order.id}>
                  {order.invoiceNumber ? 'Receipt (PDF)' : 'Confirmation (PDF)'}
                </ReceiptButton>
              </div>
            </Panel>
          </Stack>
        </div>
      </Page>
    </>
  );
}

/** Whether a query is not of this order itself, which is up to date and may be polled for a refund. */
function isElsewhere({ queryKey: [feature] }: Query): boolean {
  return feature !== checkoutQueries.all[0];
}

/** What is shown at the desk on the day, one code for each place. */
function Codes({ order: { id: orderId, lines } }: { order: OrderReply }) {
  const codes = lines.flatMap(({ title, units }) =>
    units.flatMap(({ id, code }) => (code === null ? [] : [{ id, code, title }])),
  );
  if (codes.length === 0) return null;
  return (
    <Panel title="Check-in" padded>
      <ul className={styles.codes}>
        {codes.map(({ id, code, title }) => (
          <li key={id} className={styles.codeRow}>
            <QrCode link={code} label={`Check-in code for ${title}`} />
            <p className={text.hint}>{`${title}. Show this code at check-in.`}</p>
          </li>
        ))}
      </ul>
      <Row>
        <PaperButton orderId={orderId} paper="codes">
          Save as PDF
        </PaperButton>
        <PaperButton orderId={orderId} paper="calendar">
          Add to calendar
        </PaperButton>
      </Row>
    </Panel>
  );
}

/** For a guest: the place waits in the account that is made with this email. */
function MakeAccount({ order: { id, email } }: { order: OrderReply }) {
  const guest = useGuest();
  if (!guest) return null;
  const back = urlOf('order', { orderId: id });
  return (
    <Note>
      You can return to this order from the email we sent you.{' '}
      <Link className={text.link} to={urlOf('register', {}, { back, email })}>
        Create an account
      </Link>{' '}
      with {email} to keep your places, results and receipts together.
    </Note>
  );
}
