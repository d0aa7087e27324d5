import { acceptDispute, answerDispute } from '@chalkline/contract/checkout/disputes.endpoints.ts';
import {
  type DisputeReply,
  disputeLimits,
  type FactKind,
} from '@chalkline/contract/checkout/disputes.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { moneyText } from '../order/order-text.ts';
import styles from './disputes.module.css';
import { type ChosenFile, EvidenceFiles } from './evidence-files.tsx';

/** Collected evidence to look at and to leave out, the seller's own words, and sending both once. */
export function AnswerForm({ dispute }: { dispute: DisputeReply }) {
  const { id: disputeId, orderId, facts, amount, currency } = dispute;
  const [words, setWords] = useKeptState('evidence', '');
  const [without, setWithout] = useState<readonly FactKind[]>([]);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [asking, setAsking] = useState<'send' | 'accept' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const params = { orderId, disputeId };
  const toggle = (kind: FactKind) =>
    setWithout((now) => (now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind]));
  const send = () => {
    setMissing(words.trim() === '');
    if (words.trim() !== '') setAsking('send');
  };
  return (
    <Panel title="Your evidence" padded>
      <Stack gap={16}>
        <p>We collected this from the order. Clear what shouldn’t go to the bank.</p>
        <div className={styles.facts}>
          {facts.map(({ kind, title, text }) => (
            <Checkbox
              key={kind}
              label={<b>{title}</b>}
              hint={text}
              checked={!without.includes(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
        </div>
        <TextArea
          label="In your words"
          hint="Say what the buyer got and when: who came, what they did, what you agreed on."
          error={isMissing && words.trim() === '' ? 'Write at least a sentence.' : undefined}
          rows={6}
          maxLength={disputeLimits.text}
          value={words}
          onChange={(change) => setWords(change.currentTarget.value)}
        />
        <EvidenceFiles files={files} onChange={setFiles} />
        <Row>
          <Button variant="main" onClick={send}>
            Send evidence
          </Button>
          <Button variant="danger" onClick={() => setAsking('accept')}>
            Accept the dispute
          </Button>
        </Row>
      </Stack>
      {asking === 'send' && (
        <ConfirmAction
          title="Send your evidence to the bank?"
          confirm="Send evidence"
          keep="Keep editing"
          done="Evidence sent"
          invalidates={[checkoutQueries.all]}
          send={(call) =>
            call(answerDispute, {
              params,
              body: {
                text: words.trim(),
                without: [...without],
                files: files.map(({ kind, uploadId }) => ({ kind, uploadId })),
              },
            })
          }
          onClose={() => setAsking(null)}
        >
          <p>You can send evidence once. It can’t be changed afterwards.</p>
        </ConfirmAction>
      )}
      {asking === 'accept' && (
        <ConfirmAction
          title="Accept this dispute?"
          confirm="Accept the dispute"
          keep="Keep it open"
          danger
          done="Dispute accepted"
          invalidates={[checkoutQueries.all]}
          send={(call) => call(acceptDispute, { params })}
          onClose={() => setAsking(null)}
        >
          <p>The buyer keeps {moneyText(amount, currency)}, and it’s taken from you. You can’t undo this.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
