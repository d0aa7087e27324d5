import { reasonTexts } from '@chalkline/contract/groups/moderation-reasons.ts';
import { type CaseReply, newDecision } from '@chalkline/contract/moderation/case.schema.ts';
import { decideCase, undoDecision } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import {
  type Decision,
  moderationLimits,
  type ReportReason,
  reportReasons,
  timedDecisions,
} from '@chalkline/contract/moderation/moderation-kinds.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/choices.tsx';
import { Dock } from '../../ui/dock.tsx';
import { Form } from '../../ui/form.tsx';
import { Row } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import text from '../../ui/text.module.css';
import { TextArea } from '../../ui/text-field.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';
import { consequences, decidedTexts, decisionTexts } from './moderation-texts.ts';

const reasons = reportReasons.map((value) => ({ value, label: reasonTexts[value] }));
const spans = moderationLimits.days.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

interface Typed {
  decision: Decision;
  reason: ReportReason;
  note: string;
  days: number;
}

const formId = 'decision';

/** A decision always has a reason that its author reads. */
export function DecisionForm({ found }: { found: CaseReply }) {
  const { id, version, can, reason } = found;
  const [first = 'dismiss'] = can.decide;
  const initial: Typed = { decision: first, reason, note: '', days: 7 };
  const { form, ...rest } = useCallForm({
    initial: { ...initial, version },
    schema: newDecision,
    texts: {
      decision: { label: 'Decision', wrong: 'Choose a decision.' },
      days: { label: 'For', wrong: 'Choose how long.' },
      reason: { label: 'Reason', wrong: 'Choose a reason.' },
      note: { label: 'Note', wrong: `Shorten the note to ${moderationLimits.note} characters.` },
    },
    send: (call, body) => call(decideCase, { params: { caseId: id }, body }),
    done: (_, { decision: made }) => decidedTexts[made],
    invalidates: [moderationQueries.all],
  });
  const { decision, days } = form.getValues();
  const lasts = timedDecisions.includes(decision);
  const tells = decision !== 'dismiss';
  return (
    <>
      <Panel title="Decision" padded>
        <Form {...rest} id={formId}>
          <fieldset className={styles.choices}>
            <legend className={unseen.hidden}>Decision</legend>
            {can.decide.map((value) => (
              <Radio
                key={value}
                name="decision"
                label={decisionTexts[value]}
                checked={decision === value}
                onChange={() => form.setFieldValue('decision', value)}
              />
            ))}
          </fieldset>
          <p className={text.hint}>{consequences[decision](found)}</p>
          {lasts && (
            <SelectField
              id="days"
              label="For"
              choices={spans}
              value={String(days)}
              onChange={(value) => form.setFieldValue('days', Number(value))}
            />
          )}
          <SelectField
            id="reason"
            label={tells ? 'Reason its author reads' : 'Reason'}
            choices={reasons}
            {...form.getInputProps('reason')}
          />
          <TextArea id="note" label="Note" optional rows={2} {...form.getInputProps('note')} />
        </Form>
      </Panel>
      <Dock
        always
        action={
          <Button type="submit" form={formId} variant="main" busy={rest.busy}>
            {lasts ? `${decisionTexts[decision]} for ${spanText(days)}` : decisionTexts[decision]}
          </Button>
        }
      >
        <span className={text.hint}>
          {tells
            ? `Its author can appeal for ${moderationLimits.appealDays} days${decision === 'suspend' ? ' once they can sign in again' : ''}. Another person decides.`
            : 'Its author isn’t notified.'}
        </span>
      </Dock>
    </>
  );
}

function spanText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Takes the decision back. */
export function UndoDecision({ found: { id, version } }: { found: CaseReply }) {
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button onClick={() => setAsking(true)}>Undo the decision</Button>
      {asking && (
        <ConfirmAction
          title="Undo the decision?"
          confirm="Undo"
          keep="Keep it"
          send={(call) => call(undoDecision, { params: { caseId: id }, body: { version } })}
          done="Decision undone"
          invalidates={[moderationQueries.all]}
          onClose={() => setAsking(false)}
        >
          <p>
            What was hidden or removed is shown again, and a mute, ban or suspension ends. The report is open
            again.
          </p>
        </ConfirmAction>
      )}
    </Row>
  );
}
