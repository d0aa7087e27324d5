import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { renewCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { showCompetitionCode } from '@chalkline/contract/competitions/competition-code.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { ErrorState } from '../../../../ui/empty-state.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { copyText } from '../../../../ui/share/copy-text.ts';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** The code that lets people see a private competition: copied, or made anew when it got about. */
export function PrivateCode({ competition }: { competition: CompetitionReply }) {
  return competition.visibility === 'private' ? <Code competition={competition} /> : null;
}

function Code({ competition: { id: competitionId, can } }: { competition: CompetitionReply }) {
  const query = useQuery(organizerQueries.code(competitionId));
  const field = useRef<HTMLInputElement>(null);
  const cache = useQueryClient();
  const say = useErrorText();
  const [asked, setAsked] = useState(false);
  const [dismissGuests, setDismissGuests] = useState(false);
  const renew = useMutation({
    mutationFn: () => call(renewCompetitionCode, { params: { competitionId }, body: { dismissGuests } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(organizerQueries.code(competitionId).queryKey, data);
      addToast({ kind: 'success', title: 'There is a new code' });
      setAsked(false);
    },
  });
  const copy = async () => {
    if (field.current && (await copyText(field.current))) addToast({ kind: 'success', title: 'Copied' });
  };
  return (
    <Panel title="Private: who has the code sees it" padded>
      {query.isError && !query.data && (
        <ErrorState title="The code did not load" onRetry={() => void query.refetch()}>
          {say(query.error)}
        </ErrorState>
      )}
      {query.isPending && <SkeletonText lines={3} />}
      {query.data && (
        <Stack gap={12}>
          <TextField
            ref={field}
            label="Code"
            hint={`${counted(query.data.guests, ['person', 'people'])} came in by a code. Who is entered sees it without one.`}
            readOnly
            value={query.data.code === null ? '' : showCompetitionCode(query.data.code)}
          />
          <Row>
            <Button onClick={() => void copy()}>Copy</Button>
            {can.edit && <Button onClick={() => setAsked(true)}>New code</Button>}
          </Row>
        </Stack>
      )}
      <ConfirmModal
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => renew.mutate()}
        title="Make a new code?"
        confirm="New code"
        keep="Keep this one"
        busy={renew.isPending}
      >
        <Stack gap={12}>
          <p>The old code opens nothing any more, also in links that were shared.</p>
          <Checkbox
            label="Who came in by an old code must give the new one"
            checked={dismissGuests}
            onChange={(change) => setDismissGuests(change.currentTarget.checked)}
          />
          {renew.isError && (
            <Note tone="bad" announced>
              {say(renew.error)}
            </Note>
          )}
        </Stack>
      </ConfirmModal>
    </Panel>
  );
}
