import type { DeliveryReply } from '@chalkline/contract/partners/delivery.schema.ts';
import type { ReturnReply } from '@chalkline/contract/partners/return.schema.ts';
import { withdrawReturn } from '@chalkline/contract/partners/returns.endpoints.ts';
import { Suspense, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import styles from '../delivery.module.css';
import { partnerQueries } from '../partners.queries.ts';
import { ownReturnLabels, reasonLabels } from './return-texts.ts';

const AskModal = lazyPart(async () => (await import('./ask-modal.tsx')).AskModal);

interface OwnReturnsProps {
  orderId: string;
  delivery: NonNullable<DeliveryReply>;
}

/** What a buyer sends back, and what they still can. */
export function OwnReturns({ orderId, delivery }: OwnReturnsProps) {
  const [asking, setAsking] = useState(false);
  const { returns, returnable, returnUntil } = delivery;
  if (returns.length === 0 && returnable.length === 0) return null;
  return (
    <>
      {returns.map((one) => (
        <OwnReturn key={one.id} orderId={orderId} asked={one} />
      ))}
      {returnable.length > 0 && (
        <div>
          <Button size={32} onClick={() => setAsking(true)}>
            Return goods
          </Button>
          {returnUntil && (
            <p className={text.hint}>{`You can ask for a return until ${dayText(returnUntil)}.`}</p>
          )}
        </div>
      )}
      {asking && (
        <Suspense>
          <AskModal orderId={orderId} delivery={delivery} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function OwnReturn({ orderId, asked }: { orderId: string; asked: ReturnReply }) {
  const { id, state, reason, message, answer, lines, askedAt } = asked;
  const withdraw = useAction({
    send: (call) => call(withdrawReturn, { params: { orderId, returnId: id } }),
    failed: 'Couldn’t withdraw this return',
    done: 'Return withdrawn',
    invalidates: [partnerQueries.all],
  });
  return (
    <Stack gap={4}>
      <h3 className={text.h4}>{`Return of ${dayText(askedAt)}`}</h3>
      <p>
        <b>{ownReturnLabels[state]}.</b>
      </p>
      <ul>
        {lines.map(({ lineId, title, quantity }) => (
          <li key={lineId}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      <p className={text.hint}>{[reasonLabels[reason], message].filter((part) => part !== '').join('. ')}</p>
      {answer !== '' && <p className={styles.answer}>{answer}</p>}
      {(state === 'asked' || state === 'accepted') && (
        <div>
          <Button size={32} busy={withdraw.busy} onClick={() => withdraw.run()}>
            Withdraw return
          </Button>
        </div>
      )}
    </Stack>
  );
}
