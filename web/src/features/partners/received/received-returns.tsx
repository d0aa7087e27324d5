import type { ReceivedReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { type ReturnReply, returnLimits } from '@chalkline/contract/partners/return.schema.ts';
import { answerReturn, refundReturn } from '@chalkline/contract/partners/returns.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { Row } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import { dayText } from '../../../ui/times.ts';
import delivery from '../delivery.module.css';
import { partnerQueries } from '../partners.queries.ts';
import { reasonLabels, restockTexts, returnLabels } from '../returns/return-texts.ts';
import styles from './received.module.css';

type Step = 'accept' | 'decline' | 'refund';

/** What a buyer wants to send back, and the answers to it. */
export function ReceivedReturns({ order }: { order: ReceivedReply }) {
  return order.returns.map((one) => <ReceivedReturn key={one.id} order={order} asked={one} />);
}

interface ReturnProps {
  order: ReceivedReply;
  asked: ReturnReply;
}

function ReceivedReturn({ order, asked }: ReturnProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { state, reason, message, answer, lines, askedAt } = asked;
  const isOpen = state === 'asked' || state === 'accepted';
  const close = () => setStep(null);
  return (
    <div className={styles.part}>
      <h3 className={text.h4}>{`Return of ${dayText(askedAt)}`}</h3>
      <p>
        <b>{returnLabels[state]}.</b>
      </p>
      <ul>
        {lines.map(({ lineId, title, quantity }) => (
          <li key={lineId}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      <p>{[reasonLabels[reason], message].filter((part) => part !== '').join('. ')}</p>
      {answer !== '' && <p className={delivery.answer}>{`Your answer: ${answer}`}</p>}
      {(isOpen || state === 'declined') && (
        <Row>
          {state === 'asked' && (
            <Button variant="main" size={32} onClick={() => setStep('accept')}>
              Accept return
            </Button>
          )}
          <Button size={32} onClick={() => setStep('refund')}>
            Refund return
          </Button>
          {isOpen && (
            <Button variant="danger" size={32} onClick={() => setStep('decline')}>
              Decline return
            </Button>
          )}
        </Row>
      )}
      {step === 'accept' && <Answer order={order} asked={asked} to="accepted" onClose={close} />}
      {step === 'decline' && <Answer order={order} asked={asked} to="declined" onClose={close} />}
      {step === 'refund' && <Refund order={order} asked={asked} onClose={close} />}
    </div>
  );
}

const answers = {
  accepted: {
    title: 'Accept this return?',
    confirm: 'Accept return',
    label: 'How to send it back',
    hint: 'The address, what to put in the parcel, and who pays for it. The buyer will see this.',
    done: 'Return accepted',
  },
  declined: {
    title: 'Decline this return?',
    confirm: 'Decline return',
    label: 'Reason',
    hint: 'The buyer will see this.',
    done: 'Return declined',
  },
} as const;

interface StepProps extends ReturnProps {
  onClose: () => void;
}

function Answer({ order, asked, to, onClose }: StepProps & { to: 'accepted' | 'declined' }) {
  const { title, confirm, label, hint, done } = answers[to];
  const [answer, setAnswer] = useKeptState(`return ${asked.id} ${to}`, '');
  return (
    <ConfirmAction
      title={title}
      confirm={confirm}
      keep="Close"
      danger={to === 'declined'}
      ready={answer.trim() !== ''}
      send={(call) =>
        call(answerReturn, {
          params: { orderId: order.id, returnId: asked.id },
          body: { to, answer: answer.trim() },
        })
      }
      done={done}
      invalidates={[partnerQueries.all]}
      onClose={onClose}
    >
      <TextArea
        label={label}
        hint={hint}
        rows={4}
        maxLength={returnLimits.answer}
        data-autofocus
        value={answer}
        onChange={(change) => setAnswer(change.currentTarget.value)}
      />
    </ConfirmAction>
  );
}

function Refund({ order, asked, onClose }: StepProps) {
  const [restock, setRestock] = useState(asked.reason !== 'damaged');
  const [withDelivery, setWithDelivery] = useState(false);
  return (
    <ConfirmAction
      title="Refund this return?"
      confirm="Refund return"
      keep="Close"
      danger
      send={(call) =>
        call(refundReturn, {
          params: { orderId: order.id, returnId: asked.id },
          body: { restock, withDelivery },
        })
      }
      done="Refund on its way"
      invalidates={[partnerQueries.all]}
      onClose={onClose}
    >
      <p>{`${order.buyerName} gets back what they paid for these goods.`}</p>
      <Checkbox
        {...restockTexts}
        checked={restock}
        onChange={(change) => setRestock(change.currentTarget.checked)}
      />
      <Checkbox
        label="Refund the delivery too"
        hint="Refunds what’s left of the delivery fee. No effect if delivery was free or already refunded."
        checked={withDelivery}
        onChange={(change) => setWithDelivery(change.currentTarget.checked)}
      />
    </ConfirmAction>
  );
}
