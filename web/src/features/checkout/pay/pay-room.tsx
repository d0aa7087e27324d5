import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../platform/lazy-part.ts';
import type { ScreenSection } from '../../../platform/screen-section.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dock } from '../../../ui/dock.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { failureTexts, moneyText, titleOf, unitCount } from '../order/order-text.ts';
import { CancelOrder } from './cancel-order.tsx';
import { FreeOrder } from './free-order.tsx';
import { HoldBand } from './hold-band.tsx';
import { onlyKeeps, payFormId } from './pay-form.ts';
import styles from './pay-room.module.css';
import { Processing } from './processing.tsx';
import { PromoCode } from './promo-code.tsx';
import { TestPayment } from './test-payment.tsx';

/** The form of the real provider and its script come only where its keys are set. */
const StripePayment = lazyPart(async () => (await import('./stripe-payment.tsx')).StripePayment);

interface PayRoomProps {
  order: OrderReply;
  /** What is sold says who comes. */
  section?: ScreenSection<{ order: OrderReply }> | undefined;
}

/** An order to be paid: what it costs, how long its places are held, who comes, and the card form. */
export function PayRoom({ order, section }: PayRoomProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const keeps = onlyKeeps(order);
  const isFree = order.total === 0 && !keeps;
  const isFormShown =
    order.can.pay && order.state !== 'processing' && order.payment?.state !== 'requires_action';
  const pay = (
    <Button type="submit" form={payFormId} variant="main" size={48} busy={busy} wide>
      {keeps
        ? 'Save card and confirm'
        : isFree
          ? 'Confirm order'
          : `Pay ${moneyText(order.total, order.currency)}`}
    </Button>
  );
  const over = () => void cache.invalidateQueries({ queryKey: checkoutQueries.order(order.id).queryKey });
  return (
    <>
      <HoldBand order={order} onOver={over} />
      <Page>
        <div className={styles.room}>
          <Stack gap={16}>
            <PageTitle above={order.title}>{titleOf(order)}</PageTitle>
            <PriceChange order={order} />
            <Failure order={order} />
            {section && (
              <Suspense fallback={<SkeletonRows rows={2} avatar={false} />}>
                <section.Section order={order} />
              </Suspense>
            )}
            <Form order={order} onBusy={setBusy} />
          </Stack>
          <Stack gap={16}>
            <OrderSummary order={order}>{isFormShown && <PromoCode order={order} />}</OrderSummary>
            {isFormShown && (
              <>
                <div className={styles.pay}>{pay}</div>
                {!isFree && (
                  <p className={text.hint}>
                    {keeps
                      ? 'Nothing is charged today.'
                      : 'You’re charged once, even if you press twice or reload the page.'}
                  </p>
                )}
                {order.savesMethod && (
                  <p className={text.hint}>
                    Your card is kept to renew {order.title}, as you chose. You can stop that at any time.
                  </p>
                )}
              </>
            )}
            {order.can.cancel && <CancelOrder order={order} />}
          </Stack>
        </div>
      </Page>
      {isFormShown && (
        <Dock action={pay}>
          <b>{moneyText(order.total, order.currency)}</b>
          <p className={text.hint}>{counted(unitCount(order), ['item', 'items'])}</p>
        </Dock>
      )}
    </>
  );
}

interface FormProps {
  order: OrderReply;
  onBusy: (busy: boolean) => void;
}

function Form({ order, onBusy }: FormProps) {
  if (order.state === 'processing') return <Processing order={order} />;
  if (!order.can.pay) return <Note>This order hasn’t been paid yet.</Note>;
  if (order.total === 0 && !onlyKeeps(order)) return <FreeOrder order={order} onBusy={onBusy} />;
  if (order.publishableKey === null) return <TestPayment order={order} onBusy={onBusy} />;
  return (
    <Suspense fallback={<SkeletonRows avatar={false} />}>
      <StripePayment order={order} publishableKey={order.publishableKey} onBusy={onBusy} />
    </Suspense>
  );
}

function Failure({ order: { payment, state } }: { order: OrderReply }) {
  if (!payment?.failure || state === 'processing') return null;
  const why = failureTexts[payment.failure] ?? 'The payment didn’t go through. Try again.';
  return (
    <Note tone="bad" announced>
      <b>{why}</b> You weren’t charged, and your order is still held.
    </Note>
  );
}

/** After places were held again: what they cost before, if that has changed. */
function PriceChange({ order }: { order: OrderReply }) {
  const state = useLocation().state as { readonly was?: number } | null;
  if (state?.was === undefined || state.was === order.total) return null;
  const was = moneyText(state.was, order.currency);
  return (
    <Note tone="warn">
      <b>The price has changed.</b> It was {was} and is now {moneyText(order.total, order.currency)}. You
      haven’t been charged.
    </Note>
  );
}
