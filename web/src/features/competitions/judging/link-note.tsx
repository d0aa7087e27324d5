import { type JudgePass, session, useJudgePass, useSession } from '../../../platform/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';

/** The link that this phone judges by; null for who judges with an account. */
export function useLink(): JudgePass | null {
  const pass = useJudgePass();
  return pass && !pass.ended ? pass : null;
}

/** Which lane the link is for, under which name, and until when. */
export function LinkNote() {
  const link = useLink();
  const isSignedIn = useSession() !== null;
  if (!link) return null;
  return (
    <Note>
      <b>{`${link.name}: ${link.floor}, lane ${link.lane}.`}</b> Your link ends{' '}
      <TimeAgo at={link.expiresAt} />.{' '}
      {isSignedIn && <LinkButton onClick={() => session.endJudging()}>Use my account</LinkButton>}
    </Note>
  );
}
