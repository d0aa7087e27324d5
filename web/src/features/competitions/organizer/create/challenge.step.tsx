import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { AboutFields } from './about-fields.tsx';
import { type CompetitionDraft, draftOf, draftTexts, emptyDraft } from './competition-form.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { makeCompetition } from './make-competition.ts';
import { SaveBar } from './save-bar.tsx';
import { type Start, StartFrom } from './start-from.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { stepLabels, stepUrl } from './steps.ts';
import { useCompetitionDraft } from './use-competition-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

interface NewChallengeProps {
  tellSaved: () => void;
}

/** The first step of a new competition. */
export function NewChallenge({ tellSaved }: NewChallengeProps) {
  const cache = useQueryClient();
  const [stored] = useState(() => emptyDraft(ownZone()));
  const [start, setStart] = useState<Start>({ from: 'nothing' });
  const draft = useDraftForm<CompetitionDraft>({
    stored,
    isNew: true,
    schema: newCompetition,
    texts: draftTexts,
    save: async (call, values) => {
      const { id } = await makeCompetition(call, values, start);
      tellSaved();
      return id;
    },
    reread: async () => stored,
  });
  const begin = async (chosen: Start) => {
    setStart(chosen);
    const { form } = draft;
    if (chosen.from === 'template') form.setFieldValue('online', chosen.template.online);
    if (chosen.from !== 'copy' || !chosen.original) return;
    try {
      const original = draftOf(await cache.fetchQuery(competitionQueries.detail(chosen.original.id)));
      // The original’s dates are in the past; its name is a starting point.
      form.setValues({ ...original, startsOn: form.values.startsOn, endsOn: form.values.endsOn });
    } catch (failure) {
      setStart({ from: 'nothing' });
      addToast({ kind: 'error', title: 'Couldn’t load the competition', detail: errorText(failure) });
    }
  };
  return (
    <FlowFrame
      step="challenge"
      competition={null}
      aside={
        <GoodToKnow>
          {[
            'It starts as a draft only you can see. You can change everything until it’s live.',
            'Anyone with a verified email can organize a competition.',
            'Next, add divisions, workouts, the schedule and the leaderboard rules.',
          ]}
        </GoodToKnow>
      }
      bar={
        <SaveBar
          unsaved={draft.unsaved}
          busy={draft.busy}
          savedAt={null}
          onSave={() => void draft.saveAndGo((id) => stepUrl(id ?? '', 'challenge'), { always: true })}
          onward={stepLabels.divisions.next}
          onGo={() => void draft.saveAndGo((id) => stepUrl(id ?? '', 'divisions'), { always: true })}
        />
      }
    >
      <StepForm draft={draft} guard="Your changes aren’t saved yet. Save a draft to continue later.">
        <StartFrom value={start} onChange={(chosen) => void begin(chosen)} />
        <AboutFields form={draft.form} />
      </StepForm>
    </FlowFrame>
  );
}

/** The first step of an existing draft: its details. */
export function ChallengeStep({ flow }: { flow: Flow }) {
  const draft = useCompetitionDraft(flow);
  return (
    <FlowFrame
      step="challenge"
      competition={flow.competition}
      aside={
        <GoodToKnow>
          {[
            'Age divisions use the athlete’s age on the first day.',
            'A private competition isn’t listed. You get its code at the end.',
            'Athletes aren’t notified of changes you make here. Post an announcement to let them know.',
          ]}
        </GoodToKnow>
      }
      bar={<StepBar flow={flow} step="challenge" draft={draft} />}
    >
      <StepForm
        draft={draft}
        guard="Your changes to the challenge aren’t saved yet. Other steps aren’t affected."
      >
        <AboutFields form={draft.form} />
      </StepForm>
    </FlowFrame>
  );
}
