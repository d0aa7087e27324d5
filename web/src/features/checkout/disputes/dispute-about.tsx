import type { DisputeReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { clockTime, dayText } from '../../../ui/times.ts';
import { moneyText } from '../order/order-text.ts';
import { DisputeState } from './dispute-state.tsx';
import { reasonText } from './dispute-texts.ts';
import styles from './disputes.module.css';

/** What the bank says, until when to answer, and what follows. */
export function DisputeAbout({ dispute }: { dispute: DisputeReply }) {
  const { state, reason, createdAt, respondBy, closedAt, currency, takenBack, email, orderId } = dispute;
  const amount = moneyText(dispute.amount, currency);
  return (
    <Stack gap={16}>
      <Panel title="About this dispute" padded>
        <dl className={styles.about}>
          <Line label="State" value={<DisputeState state={state} />} />
          <Line label="The bank says" value={reasonText(reason)} />
          <Line label="Buyer’s email" value={email} />
          <Line label="Opened" value={<TimeAgo at={createdAt} />} />
          {state === 'needs_response' && respondBy && (
            <Line
              label="Answer by"
              value={
                <>
                  {dayText(respondBy)}, {clockTime(respondBy)} (<TimeAgo at={respondBy} />)
                </>
              }
            />
          )}
          {closedAt && <Line label="Decided" value={<TimeAgo at={closedAt} />} />}
        </dl>
      </Panel>
      {state === 'needs_response' && (
        <Note tone="warn">
          <b>You can answer once.</b> Refunds of this order are locked until the bank has decided.
        </Note>
      )}
      {state === 'won' && <Note tone="good">{amount} stays yours.</Note>}
      {state === 'lost' && (
        <Note tone="bad">
          {amount} went back to the buyer.{' '}
          {takenBack !== null && takenBack > 0
            ? `${moneyText(takenBack, currency)} was taken from your account.`
            : 'It’s taken from your next payout.'}{' '}
          What was bought stays valid until you take it back on the{' '}
          <Link className={text.link} to={urlOf('sale', { orderId })}>
            order
          </Link>
          .
        </Note>
      )}
      {(state === 'needs_response' || state === 'under_review') && (
        <Panel title="What happens next" padded>
          <dl className={styles.about}>
            <Line label="If you win" value={`${amount} stays in your next payout`} />
            <Line label="If you lose" value={`${amount} is taken from you`} />
            <Line label="Until then" value={`${amount} is held back`} />
          </dl>
        </Panel>
      )}
    </Stack>
  );
}

function Line({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
