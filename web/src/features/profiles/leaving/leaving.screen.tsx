import { type LeavingReply, leavingChange } from '@chalkline/contract/profiles/export.schema.ts';
import { changeLeaving } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { dayText } from '../../../ui/times.ts';
import { PageTitle } from '../../../ui/titles.tsx';
import { profileQueries } from '../profiles.queries.ts';
import { PostsChoice, postsTexts } from './posts-choice.tsx';

/** `/account-deletion`: where the email about a deletion leads, to change what happens to posts while it's pending. */
export function LeavingScreen() {
  const [params] = useSearchParams();
  const token = params.get('link') ?? '';
  const query = useQuery({ ...profileQueries.leaving(token), enabled: token !== '' });
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>Account deletion</PageTitle>
        {token === '' ? (
          <Panel padded>
            <EmptyState title="This link doesn’t work">
              This link is incomplete. Open it from the email again.
            </EmptyState>
          </Panel>
        ) : (
          <Loaded query={query} failed="Couldn’t open this deletion" panel>
            {(leaving) => <Leaving token={token} leaving={leaving} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

function Leaving({ token, leaving: { erasedFrom, posts } }: { token: string; leaving: LeavingReply }) {
  const { form, ...rest } = useCallForm({
    initial: { posts },
    schema: leavingChange,
    texts: postsTexts,
    send: (call, body) => call(changeLeaving, { params: { token }, body }),
    done: 'Choice saved',
    invalidates: [profileQueries.leaving(token).queryKey],
  });
  return (
    <Panel padded>
      <Stack gap={16}>
        <p>
          {`Your account will be deleted on ${dayText(erasedFrom)}. To keep it, `}
          <Link className={text.link} to={urlOf('login')}>
            sign in
          </Link>{' '}
          before then.
        </p>
        <Form {...rest} action="Save choice">
          <PostsChoice
            value={form.getValues().posts}
            onChange={(value) => form.setFieldValue('posts', value)}
          />
        </Form>
      </Stack>
    </Panel>
  );
}
