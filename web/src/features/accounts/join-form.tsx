import { acceptInvitation, joinByInvitation } from '@chalkline/contract/accounts/invited.endpoints.ts';
import { acceptance, type OpenedInvitation } from '@chalkline/contract/accounts/invited.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ActionError } from '../../patterns/confirm-action.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { errorText } from '../../platform/error-texts.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { session, useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { invitationQuery, isRefused } from './accounts.queries.ts';
import { Entrance } from './entrance.tsx';
import { ComeInForm } from './link-forms.tsx';
import { useBeginWork } from './start-address.ts';

/** For invitation links: creates an account, or joins with an existing one. */
export function JoinForm({ secret }: { secret: string }) {
  const { data: invitation, error, refetch, isFetching } = useQuery(invitationQuery(secret));
  if (invitation?.hasAccount) return <JoinAsKnown secret={secret} invitation={invitation} />;
  if (invitation) {
    return (
      <ComeInForm
        title={titleOf(invitation)}
        lead={
          <>
            Create your account for {invitation.email}. <NoteOf invitation={invitation} />
          </>
        }
        schema={acceptance}
        secret={secret}
        about={invitation}
        send={(call, body) => call(acceptInvitation, { body })}
        {...(invitation.organization !== null && { otherwise: urlOf('profile') })}
      >
        <WhoSees invitation={invitation} />
      </ComeInForm>
    );
  }
  return (
    <Entrance title="Your invitation" lead="Open it from the link in your email.">
      {isRefused(error) && (
        <Note tone="warn">
          {errorText(error)} <Link to={urlOf('login')}>Sign in</Link> if you have an account.
        </Note>
      )}
      {error && !isRefused(error) && (
        <ErrorState
          title="Couldn’t load your invitation"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      )}
      {!error && <SkeletonText lines={3} />}
    </Entrance>
  );
}

interface JoinProps {
  secret: string;
  invitation: OpenedInvitation;
}

function JoinAsKnown({ secret, invitation }: JoinProps) {
  const user = useSession()?.user;
  const { email } = invitation;
  useScreenTitle(titleOf(invitation));
  return (
    <Entrance title={titleOf(invitation)} lead={<NoteOf invitation={invitation} />}>
      {user?.email === email ? (
        <JoinButton secret={secret} invitation={invitation} />
      ) : (
        <Stack gap={16}>
          <Note>
            {user
              ? `You’re signed in as ${user.email}, but this invitation is for ${email}.`
              : `${email} already has an account.`}{' '}
            Sign in with that account, then open the link in the email again.
          </Note>
          {!user && (
            <ButtonLink variant="main" size={48} wide to={urlOf('login', {}, { email })}>
              Sign in
            </ButtonLink>
          )}
        </Stack>
      )}
    </Entrance>
  );
}

function JoinButton({ secret, invitation }: JoinProps) {
  const { organization } = invitation;
  const begin = useBeginWork(organization === null ? undefined : urlOf('profile'));
  const join = useAction({
    send: (call) => call(joinByInvitation, { body: { token: secret } }),
    onDone: (user) => {
      const token = session.token();
      if (token) session.start({ token, user });
      void begin();
    },
  });
  return (
    <Stack gap={16}>
      <WhoSees invitation={invitation} />
      <ActionError error={join.error} />
      <Button variant="main" size={48} wide busy={join.busy} onClick={() => join.run()}>
        {`Join ${organization ?? site.productName}`}
      </Button>
    </Stack>
  );
}

/** People ask before they join their employer. */
function WhoSees({ invitation: { organization } }: { invitation: OpenedInvitation }) {
  if (organization === null) return null;
  return (
    <p className={text.hint}>
      {organization} sees your name, your email and when you sign in. It never sees your food diary, weight or
      workouts.
    </p>
  );
}

function titleOf({ organization }: OpenedInvitation): string {
  return `Join ${organization ?? site.productName}`;
}

function NoteOf({ invitation: { note, organization } }: { invitation: OpenedInvitation }) {
  if (note !== '') return <>“{note}”</>;
  return <>You’ve been invited to join {organization ?? site.productName}.</>;
}
