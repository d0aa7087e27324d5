import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { coachingQueries } from '../coaching.queries.ts';
import { stateLabels } from '../coaching-texts.ts';
import { AskButton } from './ask-modal.tsx';

const taking = 'Takes requests for coaching.';
const notTaking = 'Takes no new requests for coaching at the moment.';

/** On the page of a trainer: ask for coaching, or how it is. Nothing on pages of others and for visitors. */
export function AskingSection({ personId, isMe }: { personId: string; isMe: boolean }) {
  const isKnown = useSession() !== null;
  const { data } = useQuery({ ...coachingQueries.asking(personId), enabled: isKnown && !isMe });
  if (!data?.isTrainer) return null;
  const { name, mayAsk, coaching } = data;
  return (
    <Panel
      title="Coaching"
      padded
      actions={
        coaching ? (
          <ButtonLink to={urlOf('trainer', { id: coaching.id })}>Open</ButtonLink>
        ) : (
          mayAsk && <AskButton trainer={{ id: personId, name }} />
        )
      }
    >
      <p>{coaching ? `${stateLabels[coaching.state]}.` : mayAsk ? taking : notTaking}</p>
    </Panel>
  );
}
