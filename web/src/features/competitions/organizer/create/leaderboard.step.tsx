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

/** The last step: how places become a ranking, and when results are told. */
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
        <ScoringTrial scoring={scoring} workouts={competition.workouts} />
      </Stack>
    </FlowFrame>
  );
}
