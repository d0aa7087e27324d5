import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { renewCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { showCompetitionCode } from '@chalkline/contract/competitions/competition-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { copyText } from '../../../../patterns/share/copy-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** The code of a private competition, to copy or to replace once it has spread too far. */
export function PrivateCode({ competition }: { competition: CompetitionReply }) {
  return competition.visibility === 'private' ? <Code competition={competition} /> : null;
}

function Code({ competition: { id: competitionId, can } }: { competition: CompetitionReply }) {
  const query = useQuery(organizerQueries.code(competitionId));
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  const [dismissGuests, setDismissGuests] = useState(false);
  const copy = async () => {
    if (field.current && (await copyText(field.current))) addToast({ kind: 'success', title: 'Code copied' });
  };
  return (
    <Panel title="Competition code" padded>
      <Loaded query={query} failed="Couldn’t load the code" skeleton={<SkeletonText lines={3} />}>
        {({ code, guests }) => (
          <Stack gap={12}>
            <TextField
              ref={field}
              label="Code"
              hint={`Used by ${counted(guests, ['person', 'people'])}. Registered athletes don’t need it.`}
              readOnly
              value={code === null ? '' : showCompetitionCode(code)}
            />
            <Row>
              <Button onClick={() => void copy()}>Copy</Button>
              {can.edit && <Button onClick={() => setAsked(true)}>Create new code</Button>}
            </Row>
          </Stack>
        )}
      </Loaded>
      {asked && (
        <ConfirmAction
          title="Create a new code?"
          confirm="Create new code"
          keep="Keep this code"
          send={(call) => call(renewCompetitionCode, { params: { competitionId }, body: { dismissGuests } })}
          done="New code created"
          invalidates={[organizerQueries.code(competitionId).queryKey]}
          onClose={() => setAsked(false)}
        >
          <p>The old code stops working, including in shared links.</p>
          <Checkbox
            label="People who used an old code must enter the new one"
            checked={dismissGuests}
            onChange={(change) => setDismissGuests(change.currentTarget.checked)}
          />
        </ConfirmAction>
      )}
    </Panel>
  );
}
