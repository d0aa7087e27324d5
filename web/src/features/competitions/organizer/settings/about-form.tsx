import {
  type CompetitionReply,
  newCompetition,
} from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { UnsavedMark } from '../../../../ui/dock.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { cancellationOf } from '../cancellation.queries.ts';
import { AboutFields } from '../create/about-fields.tsx';
import { draftOf, draftTexts } from '../create/competition-form.ts';
import { ScoringFields } from '../create/scoring-fields.tsx';

/** Name, place, dates and scoring of an existing competition. */
export function AboutForm({ competition }: { competition: CompetitionReply }) {
  const cache = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: draftOf(competition),
    schema: newCompetition,
    texts: draftTexts,
    send: (call, body) => call(changeCompetition, { params: { competitionId: competition.id }, body }),
    done: 'Settings saved',
    invalidates: [competitionQueries.all],
    resetTo: draftOf,
    onDone: (saved) => cache.setQueryData(competitionQueries.detail(saved.id).queryKey, saved),
  });
  const unsaved = form.isDirty();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <FormTop problems={problems} refusal={refusal} />
        <AboutFields form={form} />
        <Panel title="Scoring" padded>
          <ScoringFields
            value={form.values.scoring}
            competition={competition}
            errors={form.errors}
            onChange={(scoring) => form.setFieldValue('scoring', scoring)}
          />
        </Panel>
        <MoveNote competition={competition} draft={form.values} />
        <Row gap={16}>
          <Button type="submit" variant="main" busy={busy} disabled={!unsaved}>
            Save
          </Button>
          {unsaved && <UnsavedMark />}
        </Row>
      </Stack>
      <LeaveGuard withQuery unsaved={unsaved}>
        Your changes to the settings aren’t saved yet.
      </LeaveGuard>
    </form>
  );
}

interface MoveNoteProps {
  competition: CompetitionReply;
  draft: ReturnType<typeof draftOf>;
}

/** Who hears of new days or another place, before they're saved. */
function MoveNote({ competition, draft }: MoveNoteProps) {
  const { id, state, can } = competition;
  const isOn = state === 'published' || state === 'live';
  const before = draftOf(competition);
  const isMoved = (['startsOn', 'endsOn', 'zone', 'place', 'country', 'online'] as const).some(
    (field) => draft[field] !== before[field],
  );
  const { data } = useQuery({ ...cancellationOf(id), staleTime: 0, enabled: isOn && isMoved && can.cancel });
  if (!isOn || !isMoved) return null;
  const who = data ? counted(data.people, ['person', 'people']) : 'everyone';
  return (
    <Note>
      {`Saving notifies ${who} and mails an updated calendar file: athletes, staff, volunteers and the waiting lists.`}
    </Note>
  );
}
