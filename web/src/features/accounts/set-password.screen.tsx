import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { errorText } from '../../platform/error-texts.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { isRefused, passwordLinkQuery } from './accounts.queries.ts';
import { Entrance } from './entrance.tsx';
import { JoinForm } from './join-form.tsx';
import { InvitationForm, NewPasswordForm, TakeBackForm } from './link-forms.tsx';

/** Prefix of the secret in an invitation link. */
const joinMark = 'join.';

/**
 * Opened from emailed links: password resets, invitations, and undoing an email change. The secret is in the hash and
 * removed from the address right away.
 */
export function SetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const secret = location.hash.slice(1) || (location.state as { secret?: string } | null)?.secret;
  useEffect(() => {
    if (location.hash) navigate(urlOf('resetPassword'), { replace: true, state: { secret } });
  }, [location.hash, navigate, secret]);
  if (!secret) return <NoSecret />;
  if (secret.startsWith(joinMark)) return <JoinForm secret={secret.slice(joinMark.length)} />;
  return secret.startsWith('undo.') ? <TakeBackForm secret={secret} /> : <ByLink secret={secret} />;
}

function ByLink({ secret }: { secret: string }) {
  const { data: link, error, refetch, isFetching } = useQuery(passwordLinkQuery(secret));
  if (link?.kind === 'invitation') return <InvitationForm secret={secret} link={link} />;
  if (link) return <NewPasswordForm secret={secret} link={link} />;
  if (isRefused(error)) return <DeadLink />;
  return (
    <Entrance title="Choose a new password" lead="Checking your link…">
      {error ? (
        <ErrorState title="Couldn’t check your link" onRetry={refetch} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonText lines={3} />
      )}
    </Entrance>
  );
}

function DeadLink() {
  return (
    <Entrance title="This link has expired" lead="Each link works once, for a limited time.">
      <Note tone="warn">
        It has already been used, has expired, or was replaced by a newer one.{' '}
        <Link to={urlOf('forgotPassword')}>Get a new link</Link> or <Link to={urlOf('login')}>sign in</Link>.
      </Note>
    </Entrance>
  );
}

function NoSecret() {
  return (
    <Entrance title="Choose a new password" lead="Open this page from the link in your email.">
      <Note tone="warn">
        This link is incomplete. Open it from the email again,{' '}
        <Link className={text.link} to={urlOf('forgotPassword')}>
          get a new one
        </Link>{' '}
        or{' '}
        <Link className={text.link} to={urlOf('login')}>
          sign in
        </Link>
        .
      </Note>
    </Entrance>
  );
}
