import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { useJudgeId } from './judge-identity.ts';
import { JudgingFrame } from './judging-frame.tsx';
import { useOutbox } from './outbox.ts';

/** A judge's link was revoked or is past its last day: what it left stays on this phone. */
export function LinkEnded() {
  const { scores } = useOutbox();
  const personId = useJudgeId();
  const left = scores.filter((score) => score.personId === personId && score.state !== 'sent').length;
  return (
    <JudgingFrame title="Judging" back={urlOf('home')}>
      {left > 0 && (
        <Note tone="warn" announced>
          <b>{`${counted(left, ['score', 'scores'])} not sent yet.`}</b> They’re safe on this phone. Open a
          new link on it, and they’ll be sent.
        </Note>
      )}
      <EmptyState
        title="Your link has ended"
        action={<ButtonLink to={urlOf('judging', {}, { view: 'outbox' })}>Show my scores</ButtonLink>}
      >
        Ask the organizer for a new link to keep judging.
      </EmptyState>
    </JudgingFrame>
  );
}
