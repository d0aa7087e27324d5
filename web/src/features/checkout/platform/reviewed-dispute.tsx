import type { ReviewedSale } from '@chalkline/contract/checkout/sale-review.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { sizeText } from '../../../ui/file-field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { DisputeState } from '../disputes/dispute-state.tsx';
import { evidenceKindLabels, reasonText } from '../disputes/dispute-texts.ts';
import styles from '../disputes/disputes.module.css';
import { moneyText } from '../order/order-text.ts';

type Reviewed = ReviewedSale['disputes'][number];

/** A dispute as nobody answers it: what the bank says, what the seller sent and what came of it. */
export function ReviewedDispute({ dispute, currency }: { dispute: Reviewed; currency: CurrencyCode }) {
  const { state, amount, reason, createdAt, respondBy, closedAt, takenBack, evidence } = dispute;
  return (
    <Panel title={`Dispute of ${moneyText(amount, currency)}`} padded>
      <Stack gap={16}>
        <dl className={styles.about}>
          <Line label="State" value={<DisputeState state={state} asSeller={false} />} />
          <Line label="The bank says" value={reasonText(reason)} />
          <Line label="Opened" value={<TimeAgo at={createdAt} />} />
          {state === 'needs_response' && respondBy && (
            <Line label="Answer by" value={<TimeAgo at={respondBy} />} />
          )}
          {closedAt && <Line label="Decided" value={<TimeAgo at={closedAt} />} />}
          {takenBack !== null && (
            <Line label="Taken from the seller" value={moneyText(takenBack, currency)} />
          )}
        </dl>
        <Sent evidence={evidence} />
      </Stack>
    </Panel>
  );
}

function Sent({ evidence }: Pick<Reviewed, 'evidence'>) {
  if (!evidence) return <p className={text.hint}>The seller hasn’t sent the bank anything yet.</p>;
  return (
    <Stack gap={8}>
      <h3 className={text.h5}>What the bank got</h3>
      <p className={styles.sent}>{evidence.text}</p>
      {evidence.files.map(({ kind, bytes }) => (
        <span key={kind}>{`${evidenceKindLabels[kind]} (${sizeText(bytes)})`}</span>
      ))}
      <small className={text.hint}>
        Sent <TimeAgo at={evidence.sentAt} />
      </small>
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
