import { stopDeskSale, takeDeskCash } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { DeskSaleReply } from '@chalkline/contract/overview/front-desk.schema.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { queryClient } from '../../../platform/calls.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import text from '../../../ui/text.module.css';
import { ChangeDue } from './change-due.tsx';
import { DeskPapers } from './desk-papers.tsx';
import { moneyText } from './desk-texts.ts';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

const UndoModal = lazyPart(async () => (await import('./undo-modal.tsx')).UndoModal);

interface DeskSaleProps {
  orderId: string;
  onClose: () => void;
}

/**
 * A sale at the desk: paid, with change and papers, or an order that its buyer pays by card on their own phone; cash at any
 * time instead.
 */
export function DeskSale({ orderId, onClose }: DeskSaleProps) {
  const query = useQuery(frontDeskQueries.sale(orderId));
  const [undoing, setUndoing] = useState(false);
  const isPaid = query.data?.state === 'paid';
  // What was paid by card is the person’s from then on.
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: frontDeskQueries.onePerson });
  }, [isPaid]);
  const params = { orderId };
  const invalidates = [frontDeskQueries.all, ['overview', 'desk']];
  const cash = useAction({
    send: (call) => call(takeDeskCash, { params }),
    failed: 'Couldn’t take cash',
    done: 'Payment recorded',
    invalidates,
  });
  const stop = useAction({
    send: (call) => call(stopDeskSale, { params }),
    failed: 'Couldn’t stop the sale',
    done: 'Sale stopped',
    invalidates,
    onDone: onClose,
  });
  return (
    <Loaded query={query} failed="Couldn’t load the sale" panel>
      {(sale) => (
        <Panel title={`${sale.title}, ${sale.buyerName}`} padded>
          {sale.state === 'refunded' ? (
            <Note tone={sale.refund === 'failed' ? 'bad' : 'good'} announced>
              {undoneText(sale)}
            </Note>
          ) : sale.state === 'paid' ? (
            <Stack gap={16}>
              <Note tone="good" announced>
                {`${paidText(sale)} ${sale.kind === 'plan' ? 'The plan is' : 'The tickets are'} theirs.`}
              </Note>
              {sale.method === 'cash' && sale.total > 0 && (
                <ChangeDue total={sale.total} currency={sale.currency} />
              )}
              {sale.hasAccount && (
                <p className={text.hint}>
                  {`${sale.kind === 'plan' ? 'The receipt is' : 'Tickets and receipt are'} in their account too.`}
                </p>
              )}
              <DeskPapers sale={sale} />
            </Stack>
          ) : sale.holdUntil === null || sale.state === 'expired' || sale.state === 'canceled' ? (
            <Note tone="warn" announced>
              The order is over. Nothing was charged.
            </Note>
          ) : (
            <div className={styles.waiting}>
              <QrCode
                link={`${window.location.origin}${webBase}${urlOf('order', { orderId })}`}
                label="QR code of the payment page"
              />
              <div>
                <p className={styles.amount}>{moneyText(sale.total, sale.currency)}</p>
                <p className={text.hint} role="status">
                  {`Waiting for the card. ${sale.buyerName} scans this code and pays on their own phone, ${sale.hasAccount ? 'signed in' : 'as a guest with a code from their email'}. Nothing is sold until it’s paid.`}
                </p>
                <Row>
                  <Button
                    size={64}
                    icon={<IconCash size={20} aria-hidden="true" />}
                    busy={cash.busy}
                    onClick={() => cash.run()}
                  >
                    Take cash instead
                  </Button>
                  <Button size={64} variant="danger" busy={stop.busy} onClick={() => stop.run()}>
                    Stop
                  </Button>
                </Row>
              </div>
            </div>
          )}
          {isSettled(sale) && (
            <div className={styles.next}>
              <Row>
                <Button size={48} onClick={onClose}>
                  Next
                </Button>
                {sale.can.undo && (
                  <Button size={48} variant="danger" onClick={() => setUndoing(true)}>
                    Undo sale
                  </Button>
                )}
              </Row>
            </div>
          )}
          {undoing && (
            <Suspense>
              <UndoModal
                sale={{ ...sale, id: orderId, membershipId: null, method: sale.method ?? 'cash' }}
                onClose={() => setUndoing(false)}
              />
            </Suspense>
          )}
        </Panel>
      )}
    </Loaded>
  );
}

const isSettled = ({ state }: DeskSaleReply) =>
  state === 'paid' || state === 'refunded' || state === 'expired' || state === 'canceled';

function paidText({ total, currency, method, seller }: DeskSaleReply): string {
  if (total === 0) return 'Nothing to pay.';
  return `${moneyText(total, currency)} paid ${method === 'cash' ? 'in cash' : 'by card'}, for ${seller}.`;
}

function undoneText({ total, currency, method, refund }: DeskSaleReply): string {
  if (total === 0) return 'Undone. The tickets don’t work anymore.';
  const amount = moneyText(total, currency);
  if (refund === 'failed') return `Undone, but ${amount} couldn’t go back to the card. It’s tried again.`;
  return method === 'cash'
    ? `Undone. Give ${amount} back in cash.`
    : `Undone. ${amount} ${refund === 'succeeded' ? 'went' : 'goes'} back to the card.`;
}
