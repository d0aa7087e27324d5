import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useErrorText } from '../../platform/error-texts.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { isRefused, passwordLinkQuery } from './accounts.queries.ts';
import { Entrance } from './entrance.tsx';
import { JoinForm } from './join-form.tsx';
import { InvitationForm, NewPasswordForm, TakeBackForm } from './link-forms.tsx';

/** Begins the secret of a link by which somebody answers an invitation. */
const joinMark = 'join.';

/**
 * Where mailed links lead: a forgotten password, an invitation, a change of address that was not one's own.
 * The secret stands behind the `#` and is taken out of the address at once.
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
  const errorText = useErrorText();
  if (link?.kind === 'invitation') return <InvitationForm secret={secret} link={link} />;
  if (link) return <NewPasswordForm secret={secret} link={link} />;
  if (isRefused(error)) return <DeadLink />;
  return (
    <Entrance title="Choose a new password" lead="One moment, your link is being looked at.">
      {error ? (
        <ErrorState title="Your link could not be looked at" onRetry={refetch} retrying={isFetching}>
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
    <Entrance title="This link is no longer good" lead="Each link works once and only for a while.">
      <Note tone="warn">
        It was used already, is too old, or a newer one was mailed.{' '}
        <Link to={urlOf('forgotPassword')}>Get a new link</Link> or <Link to={urlOf('login')}>sign in</Link>.
      </Note>
    </Entrance>
  );
}

function NoSecret() {
  return (
    <Entrance title="Choose a new password" lead="This page opens from a link that was mailed to you.">
      <Note tone="warn">
        This link is not whole. Open it exactly as you were given it,{' '}
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
