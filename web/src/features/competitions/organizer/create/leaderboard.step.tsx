import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ScoringTrial } from '../trial/scoring-trial.tsx';
import type { CompetitionDraft } from './competition-form.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { ScoringFields } from './scoring-fields.tsx';
import { ScoringSummary } from './scoring-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { useCompetitionDraft } from './use-competition-draft.ts';

/** Scoring, and when results are shown. */
export function LeaderboardStep({ flow }: { flow: Flow }) {
  const { competition } = flow;
  const draft = useCompetitionDraft(flow);
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
      aside={<ScoringSummary scoring={scoring} workouts={competition.workouts} />}
      bar={<StepBar flow={flow} step="leaderboard" draft={draft} />}
    >
      <Stack gap={16}>
        <StepForm
          draft={draft}
          guard="Your changes to the scoring aren’t saved yet. Other steps aren’t affected."
        >
          <Panel title="Scoring" padded>
            <ScoringFields
              value={scoring}
              competition={competition}
              errors={form.errors}
              onChange={setScoring}
            />
          </Panel>
          <Panel title="When results are shown" padded>
            <ChoiceGroup legend="When results are shown" legendHidden>
              <Radio
                name="show-results"
                label="As they come in"
                hint="Every score appears on the leaderboard as soon as it’s entered."
                checked={showResults === 'at_once'}
                onChange={() => form.setFieldValue('showResults', 'at_once')}
              />
              <Radio
                name="show-results"
                label="When you publish them"
                hint="Results stay drafts until you publish them, by workout and division."
                checked={showResults === 'when_published'}
                onChange={() => form.setFieldValue('showResults', 'when_published')}
              />
            </ChoiceGroup>
          </Panel>
        </StepForm>
        {/* Outside the form, so that Enter in a trial field saves nothing. */}
        <ScoringTrial scoring={scoring} workouts={competition.workouts} />
      </Stack>
    </FlowFrame>
  );
}
