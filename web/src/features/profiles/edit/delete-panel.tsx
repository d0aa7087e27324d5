import type { LeavingPosts } from '@chalkline/contract/accounts/leaving.schema.ts';
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
import { PostsChoice, postsTexts } from '../leaving/posts-choice.tsx';

/** Account deletion, which can be undone for two weeks. */
export function DeletePanel() {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Delete your account" padded>
      <Stack gap={16}>
        <p className={text.muted}>
          You’re signed out everywhere and your profile disappears. Sign in within {leavingDays} days to keep
          your account. After that, we erase your name, photo, email and private data. You choose whether your
          posts and comments are erased too. Your results stay on leaderboards without your name, so other
          athletes keep their places, and programs stay with who trains by them or bought them. Sellers keep
          your name and email on orders and receipts.
        </p>
        <Row>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete account
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
    initial: { password: '', posts: 'erased' as LeavingPosts },
    schema: leaving,
    texts: { password: { label: 'Password', wrong: 'Enter your password.' }, posts: postsTexts.posts },
    send: (call, body) => call(leave, { body }),
    onDone: async ({ erasedFrom }) => {
      const until = dayText(erasedFrom);
      // First away from here: this screen would send people to sign-in with a way back to it.
      await navigate(urlOf('home'), { replace: true });
      queryClient.clear();
      session.clear();
      await navigate(urlOf('login'), { replace: true });
      addToast({
        kind: 'info',
        title: `Your account will be deleted on ${until}. Sign in before then to keep it.`,
      });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <FormTop problems={problems} refusal={refusal} />
        <PostsChoice
          value={form.getValues().posts}
          onChange={(value) => form.setFieldValue('posts', value)}
        />
        <p className={text.muted}>
          You can change this until your account is deleted, with the link in the email we send you.
        </p>
        <p>Enter your password to confirm it’s you.</p>
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Row>
          <Button variant="text" onClick={onStay}>
            Keep account
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            Delete account
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
