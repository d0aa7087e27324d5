import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { createCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dock, UnsavedMark } from '../../../../ui/dock.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Page, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { AboutFields } from './about-fields.tsx';
import { draftWords, emptyDraft } from './competition-form.ts';
import { DivisionFields } from './division-fields.tsx';
import { ScoringChoice } from './scoring-choice.tsx';
import { WorkoutFields } from './workout-fields.tsx';
import { browserZone } from './zones.ts';

const formId = 'new-competition';

/** A competition in one form: everything that is known by now, saved as a draft. */
export function CreateCompetitionScreen() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [madeId, setMadeId] = useState<string | null>(null);
  // One for the whole form: a lost answer and a second press must not make two competitions.
  const attempt = useRef({ body: '', key: '' });
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: emptyDraft(browserZone()),
    schema: newCompetition,
    words: draftWords,
    send: async (body) => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      return (await call(createCompetition, { body }, { idempotencyKey: attempt.current.key })).data;
    },
    done: (competition) => {
      cache.setQueryData(competitionQueries.detail(competition.id).queryKey, competition);
      void cache.invalidateQueries({ queryKey: competitionQueries.all, refetchType: 'none' });
      setMadeId(competition.id);
    },
  });
  // After the guard has heard that nothing is unsaved any more.
  useEffect(() => {
    if (madeId) navigate(urlOf('competitionDashboard', { id: madeId }), { replace: true });
  }, [madeId, navigate]);

  const unsaved = madeId === null && form.isDirty();
  return (
    <>
      <Page width="form">
        <PageTitle below="It starts as a draft that only you see. Everything can be changed before it is live.">
          Create a competition
        </PageTitle>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap={24}>
            <span />
            <FormTop problems={problems} refusal={refusal} />
            <AboutFields form={form} />
            <Panel title="Scoring" padded>
              <ScoringChoice
                value={form.values.scoring}
                onChange={(scoring) => form.setFieldValue('scoring', scoring)}
              />
            </Panel>
            <DivisionFields form={form} />
            <WorkoutFields form={form} />
          </Stack>
        </form>
      </Page>
      <Dock
        always
        action={
          <Button type="submit" form={formId} variant="main" busy={busy}>
            Save as a draft
          </Button>
        }
      >
        {unsaved && <UnsavedMark />}
      </Dock>
      <LeaveGuard unsaved={unsaved}>
        What you wrote is not saved yet. Save it as a draft to go on later.
      </LeaveGuard>
    </>
  );
}
