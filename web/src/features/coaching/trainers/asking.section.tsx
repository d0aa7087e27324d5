import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { coachingQueries } from '../coaching.queries.ts';
import { stateLabels } from '../coaching-texts.ts';
import { AskButton } from './ask-modal.tsx';

interface AskingSectionProps {
  personId: string;
  isMe: boolean;
  /** A trainer sent the link that led here. */
  isInvited?: boolean;
}

/** On the page of a trainer: ask for coaching, or how it is. Nothing on pages of others and for visitors. */
export function AskingSection({ personId, isMe, isInvited = false }: AskingSectionProps) {
  const isKnown = useSession() !== null;
  const { data, isError } = useQuery({ ...coachingQueries.asking(personId), enabled: isKnown && !isMe });
  if (isInvited && isError)
    return (
      <Note>
        You can’t see the profile of the trainer who sent you this link. Ask them to make it visible to you.
      </Note>
    );
  if (!data?.isTrainer) return null;
  const { name, mayAsk, coaching } = data;
  return (
    <Panel
      title={isInvited ? 'You’re invited' : 'Coaching'}
      padded
      actions={
        coaching ? (
          <ButtonLink to={urlOf('trainer', { id: coaching.id })}>Open</ButtonLink>
        ) : (
          mayAsk && <AskButton trainer={{ id: personId, name }} />
        )
      }
    >
      <p>
        {coaching
          ? `${stateLabels[coaching.state]}.`
          : mayAsk
            ? `${name} takes requests for coaching.`
            : `${name} takes no new requests for coaching at the moment.`}
      </p>
    </Panel>
  );
}
