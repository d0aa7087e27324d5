import { appealDecision, type CaseReply, newAppeal } from '@chalkline/contract/moderation/case.schema.ts';
import { appealCase, decideAppeal } from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { moderationLimits } from '@chalkline/contract/moderation/moderation-kinds.ts';
import clsx from 'clsx';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Radio } from '../../ui/choices.tsx';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import styles from './moderation.module.css';
import { moderationQueries } from './moderation.queries.ts';

/** What the author of something says against a decision, once. */
export function AppealForm({ caseId }: { caseId: string }) {
  const { form, ...rest } = useCallForm({
    initial: { text: '' },
    schema: newAppeal,
    texts: {
      text: { label: 'Your appeal', wrong: 'Say in up to 2,000 characters why the decision is wrong.' },
    },
    send: (call, body) => call(appealCase, { params: { caseId }, body }),
    done: 'Appeal sent',
    invalidates: [moderationQueries.all],
  });
  return (
    <Panel title="Appeal" padded>
      <Form {...rest} action="Send appeal">
        <TextArea
          id="text"
          label="Your appeal"
          hint="You can appeal once. A different moderator will review it."
          rows={4}
          {...form.getInputProps('text')}
        />
      </Form>
    </Panel>
  );
}

/** What another moderator decides about an appeal. */
export function AppealAnswer({ found: { id, version } }: { found: CaseReply }) {
  const { form, ...rest } = useCallForm({
    initial: { granted: false, note: '', version },
    schema: appealDecision,
    texts: {
      granted: { label: 'Answer', wrong: 'Choose an answer.' },
      note: { label: 'Note', wrong: `Shorten the note to ${moderationLimits.note} characters.` },
    },
    send: (call, body) => call(decideAppeal, { params: { caseId: id }, body }),
    done: 'Appeal decided',
    invalidates: [moderationQueries.all],
  });
  const { granted } = form.getValues();
  const choose = (value: boolean) => form.setFieldValue('granted', value);
  return (
    <Panel title="Decide the appeal" padded>
      <Form {...rest} action={granted ? 'Grant the appeal' : 'Refuse the appeal'}>
        <fieldset className={clsx(styles.choices, styles.answers)}>
          <legend className={unseen.hidden}>Answer</legend>
          <Radio
            name="granted"
            label="The decision stays"
            checked={!granted}
            onChange={() => choose(false)}
          />
          <Radio name="granted" label="Take it back" checked={granted} onChange={() => choose(true)} />
        </fieldset>
        <TextArea id="note" label="Note to the author" optional rows={2} {...form.getInputProps('note')} />
      </Form>
    </Panel>
  );
}
