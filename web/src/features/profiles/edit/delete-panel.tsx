import { leaving, leavingDays } from '@chalkline/contract/profiles/export.schema.ts';
import { leave } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { queryClient } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import { addToast } from '../../../ui/toasts.tsx';

/** The way out, with two weeks to come back. */
export function DeletePanel() {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Delete your account" padded>
      <Stack gap={16}>
        <p className={text.muted}>
          You are signed out everywhere at once and your page is gone. For {leavingDays} days signing in
          undoes it. After that your name, photo, address and everything private are erased; results stay on
          their boards without your name, so that the places of others hold.
        </p>
        <Row>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </Row>
      </Stack>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Delete your account?">
        <LeaveForm onStay={() => setAsking(false)} />
      </Modal>
    </Panel>
  );
}

function LeaveForm({ onStay }: { onStay: () => void }) {
  const navigate = useNavigate();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { password: '' },
    schema: leaving,
    texts: { password: { label: 'Password', wrong: 'Write your password.' } },
    send: (call, body) => call(leave, { body }),
    onDone: ({ erasedFrom }) => {
      const until = dayText(erasedFrom);
      queryClient.clear();
      session.end();
      void navigate(urlOf('login'), { replace: true });
      addToast({
        kind: 'info',
        title: `Your account will be deleted on ${until}. Sign in before to keep it.`,
      });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <FormTop problems={problems} refusal={refusal} />
        <p>Enter your password once more, so that nobody else can do this.</p>
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Row>
          <Button variant="text" onClick={onStay}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            Delete it
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
