import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { deleteCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** Deletes a draft that isn’t needed, for its owners. */
export function DeleteDraft({ competition: { id, name } }: { competition: CompetitionReply }) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title="This draft" padded>
      <Row>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete draft
        </Button>
      </Row>
      {deleting && (
        <ConfirmAction
          title={`Delete “${name}”?`}
          confirm="Delete draft"
          keep="Keep it"
          danger
          send={(call) => call(deleteCompetition, { params: { competitionId: id } })}
          done="Draft deleted"
          invalidates={[organizerQueries.allMine]}
          onDone={() => void navigate(urlOf('myCompetitions'), { replace: true })}
          onClose={() => setDeleting(false)}
        >
          <p>
            Its divisions, workouts, schedule, staff and the athletes you added are deleted too. You can’t
            undo this.
          </p>
        </ConfirmAction>
      )}
    </Panel>
  );
}
