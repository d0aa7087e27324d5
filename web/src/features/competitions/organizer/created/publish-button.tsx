import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { movesOf } from '../dashboard/move-texts.ts';
import { beforePublishingId } from '../publishing/before-publishing.tsx';
import { firstMissingStep } from '../publishing/wanted-steps.ts';

/** Publishes a draft once it's complete; renders nothing for published competitions. */
export function PublishButton({ competition }: { competition: CompetitionReply }) {
  const { id, state, visibility, can } = competition;
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = firstMissingStep(competition) !== undefined;
  const { next: publish } = movesOf(state, can.moveTo, visibility);
  if (state !== 'draft' || publish?.to !== 'published') return null;
  return (
    <>
      <Button
        variant="main"
        disabled={isMissing}
        onClick={() => setIsAsked(true)}
        {...(isMissing && { 'aria-describedby': beforePublishingId })}
      >
        {publish.verb}
      </Button>
      {isAsked && (
        <ConfirmAction
          title={publish.question}
          confirm={publish.verb}
          keep={publish.keep}
          send={(call) =>
            call(moveCompetition, { params: { competitionId: id }, body: { from: 'draft', to: 'published' } })
          }
          done={publish.done}
          invalidates={[competitionQueries.all]}
          onClose={() => setIsAsked(false)}
        >
          <p>{publish.follows}</p>
        </ConfirmAction>
      )}
    </>
  );
}
