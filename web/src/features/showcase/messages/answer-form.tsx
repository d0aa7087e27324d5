import { answerContactMessage } from '@chalkline/contract/showcase/contact.endpoints.ts';
import { type ContactMessage, newContactAnswer } from '@chalkline/contract/showcase/contact.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Form } from '../../../ui/form.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';

/** Answers by e-mail. */
export function AnswerForm({ message: { id, name, email } }: { message: ContactMessage }) {
  const { form, ...rest } = useCallForm({
    initial: { body: '' },
    schema: newContactAnswer,
    texts: { body: { label: 'Answer', wrong: 'Write an answer, at most 8,000 characters.' } },
    send: (call, body) => call(answerContactMessage, { params: { contactMessageId: id }, body }),
    done: `Answer sent to ${name}`,
    invalidates: [showcaseQueries.all],
    resetTo: () => ({ body: '' }),
  });
  return (
    <Panel title="Answer" padded>
      <LeaveGuard unsaved={form.isDirty() && !rest.busy} withQuery>
        Your answer is not sent yet.
      </LeaveGuard>
      <Form {...rest} action="Send the answer">
        <TextArea
          id="body"
          label="Answer"
          labelHidden
          rows={6}
          hint={`Goes to ${email} with what they wrote below it.`}
          {...form.getInputProps('body')}
        />
      </Form>
    </Panel>
  );
}
