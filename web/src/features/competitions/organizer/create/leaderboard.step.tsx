import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  changeCompetition,
  getCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { call } from '../../../../platform/calls.ts';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ScoringTrial } from '../trial/scoring-trial.tsx';
import { type CompetitionDraft, draftOf, draftWords } from './competition-form.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { SaveBar } from './save-bar.tsx';
import { ScoringFields } from './scoring-fields.tsx';
import { ScoringTold } from './scoring-told.tsx';
import { StepForm } from './step-form.tsx';
import { stepUrl } from './steps.ts';
import { useDraftForm } from './use-draft-form.ts';

/** The last step: how places become a ranking, and when results are told. */
export function LeaderboardStep({ flow: { competition, savedAt, tellSaved } }: { flow: Flow }) {
  const { id, workouts } = competition;
  const params = { competitionId: id };
  const draft = useDraftForm<CompetitionDraft>({
    stored: draftOf(competition),
    schema: newCompetition,
    words: draftWords,
    save: async (_values, { patch, was }) => {
      await call(changeCompetition, { params, body: { ...patch, was } });
      tellSaved();
      return id;
    },
    reread: async () => draftOf((await call(getCompetition, { params })).data),
  });
  const { form } = draft;
  const { scoring, showResults } = form.values;
  const setScoring = (to: CompetitionDraft['scoring']) => {
    form.setFieldValue('scoring', to);
    for (const field of Object.keys(form.errors)) {
      if (field.startsWith('scoring.')) form.clearFieldError(field);
    }
  };
  return (
    <FlowFrame
      step="leaderboard"
      competition={competition}
      aside={<ScoringTold scoring={scoring} workouts={workouts} />}
      bar={
        <SaveBar
          unsaved={draft.unsaved}
          busy={draft.busy}
          savedAt={savedAt}
          back={stepUrl(id, 'schedule')}
          saveOff={!draft.unsaved}
          onSave={() => void draft.save()}
          onward="Save and finish"
          onwardShort="Finish"
          onGo={() => void draft.saveAndGo(() => urlOf('created', { id }))}
        />
      }
    >
      <Stack gap={16}>
        <StepForm
          draft={draft}
          guard="Your changes to the scoring are not saved yet. The other steps are safe."
        >
          <Panel title="Scoring" padded>
            <ScoringFields
              value={scoring}
              competition={competition}
              errors={form.errors}
              onChange={setScoring}
            />
          </Panel>
          <Panel title="When results are told" padded>
            <ChoiceGroup legend="When results are told" legendHidden>
              <Radio
                name="show-results"
                label="At once"
                hint="Every score stands on the board as soon as it is recorded."
                checked={showResults === 'at_once'}
                onChange={() => form.setFieldValue('showResults', 'at_once')}
              />
              <Radio
                name="show-results"
                label="When I publish them"
                hint="Results of a workout are drafts until you publish them, division by division."
                checked={showResults === 'when_published'}
                onChange={() => form.setFieldValue('showResults', 'when_published')}
              />
            </ChoiceGroup>
          </Panel>
        </StepForm>
        {/* Beside the form, not in it: Enter in a box that is only tried saves nothing. */}
        <ScoringTrial scoring={scoring} workouts={workouts} />
      </Stack>
    </FlowFrame>
  );
}
