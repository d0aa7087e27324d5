import { answerContactMessage } from '@chalkline/contract/showcase/contact.endpoints.ts';
import { type ContactMessage, newContactAnswer } from '@chalkline/contract/showcase/contact.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { useCallForm } from '../../../platform/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { showcaseQueries } from '../showcase.queries.ts';

/** Answers by e-mail. */
export function AnswerForm({ message: { id, name, email } }: { message: ContactMessage }) {
  const cache = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { body: '' },
    schema: newContactAnswer,
    words: { body: { label: 'Answer', wrong: 'Write an answer, at most 8,000 characters.' } },
    send: (body) => call(answerContactMessage, { params: { contactMessageId: id }, body }),
    done: () => {
      addToast({ kind: 'success', title: `Your answer goes to ${name}` });
      form.reset();
      void cache.invalidateQueries({ queryKey: showcaseQueries.all });
    },
  });
  return (
    <Panel title="Answer" padded>
      <LeaveGuard unsaved={form.isDirty() && !busy} withQuery>
        Your answer is not sent yet.
      </LeaveGuard>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          <TextArea
            id="body"
            label="Answer"
            labelHidden
            rows={6}
            hint={`Goes to ${email} with what they wrote below it.`}
            {...form.getInputProps('body')}
          />
          <Row>
            <Button type="submit" variant="main" busy={busy}>
              Send the answer
            </Button>
          </Row>
        </FormBody>
      </form>
    </Panel>
  );
}
