import {
  judgeLinkOpening,
  type OpenedJudgeLinkReply,
} from '@chalkline/contract/competitions/judge-link.schema.ts';
import { getJudgeLink, openJudgeLink } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { call } from '../../../platform/calls.ts';
import { session, useJudgePass, useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { outbox } from './outbox.ts';

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['judge link', token],
    queryFn: async ({ signal }) => (await call(getJudgeLink, { params: { token } }, { signal })).data,
  });

/** `/judge-link`: where the QR code of a lane leads. Its judge gives a name, and this phone keeps the lane. */
export function JudgeLinkScreen() {
  const [params] = useSearchParams();
  const token = params.get('link') ?? '';
  const pass = useJudgePass();
  const query = useQuery({ ...linkQuery(token), enabled: token !== '' });
  if (pass?.link === token && !pass.ended) return <Navigate to={urlOf('judging')} replace />;
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>Judge a lane</PageTitle>
        {token === '' ? (
          <Panel padded>
            <EmptyState title="This link doesn’t work">
              This link is incomplete. Scan the code again.
            </EmptyState>
          </Panel>
        ) : (
          <Loaded query={query} failed="Couldn’t open this link" panel>
            {(link) => <Start token={token} link={link} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

const texts = { name: { label: 'Your name', wrong: 'Enter your name, up to 80 characters.' } };

function Start({ token, link }: { token: string; link: OpenedJudgeLinkReply }) {
  const navigate = useNavigate();
  const user = useSession()?.user;
  const { form, ...rest } = useCallForm({
    initial: { token, device: session.device(), name: user?.name ?? '' },
    schema: judgeLinkOpening,
    texts,
    send: (keyed, body) => keyed(openJudgeLink, { body }),
    onDone: async (opened) => {
      const last = session.judgePass();
      const before = last ? [...last.before, last.personId] : [];
      await outbox.takeOver(before, opened.personId, opened.competitionId);
      session.startJudging({ ...opened, link: token });
      await navigate(urlOf('judging'), { replace: true });
    },
  });
  const { competition, floor, lane, expiresAt, isTaken } = link;
  return (
    <Panel title={competition.name} padded>
      <Stack gap={16}>
        <p>
          <b>{`${floor.name}, lane ${lane}.`}</b> The link ends <TimeAgo at={expiresAt} />.
        </p>
        {isTaken ? (
          <Note tone="warn">
            A phone already uses this link. If it’s this one, continue. Otherwise ask the organizer for a new
            link.
          </Note>
        ) : (
          <p>You don’t need an account. Once you start, the link works on this phone only.</p>
        )}
        <Form {...rest} action="Start judging">
          <TextField
            id="name"
            label="Your name"
            hint="Shown with the scores you enter."
            autoComplete="name"
            {...form.getInputProps('name')}
          />
        </Form>
      </Stack>
    </Panel>
  );
}
