import { answerContactMessage } from '@chalkline/contract/showcase/contact.endpoints.ts';
import { type ContactMessage, newContactAnswer } from '@chalkline/contract/showcase/contact.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Form } from '../../../ui/form.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';

/** Answers by email. */
export function AnswerForm({ message: { id, name, email } }: { message: ContactMessage }) {
  const { form, ...rest } = useCallForm({
    initial: { body: '' },
    schema: newContactAnswer,
    texts: { body: { label: 'Answer', wrong: 'Enter an answer of up to 8,000 characters.' } },
    send: (call, body) => call(answerContactMessage, { params: { contactMessageId: id }, body }),
    done: `Answer sent to ${name}`,
    invalidates: [showcaseQueries.all],
    resetTo: () => ({ body: '' }),
  });
  return (
    <Panel title="Answer" padded>
      <LeaveGuard unsaved={form.isDirty() && !rest.busy} withQuery>
        You haven’t sent your answer yet.
      </LeaveGuard>
      <Form {...rest} action="Send answer">
        <TextArea
          id="body"
          label="Answer"
          labelHidden
          rows={6}
          hint={`Sent to ${email} with their message quoted.`}
          {...form.getInputProps('body')}
        />
      </Form>
    </Panel>
  );
}
