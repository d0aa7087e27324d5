import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
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

/** The first step of a competition that is not there yet. */
export function NewChallenge({ tellSaved }: NewChallengeProps) {
  const cache = useQueryClient();
  const errorText = useErrorText();
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
      // Its days are over; the name is a beginning.
      form.setValues({ ...original, startsOn: form.values.startsOn, endsOn: form.values.endsOn });
    } catch (failure) {
      setStart({ from: 'nothing' });
      addToast({ kind: 'error', title: 'It could not be read', detail: errorText(failure) });
    }
  };
  return (
    <FlowFrame
      step="challenge"
      competition={null}
      aside={
        <GoodToKnow>
          {[
            'It starts as a draft that only you see. Everything can be changed before it is live.',
            'Anybody with a verified e-mail can organize a competition.',
            'Next come the divisions, the workouts, the schedule and the rules of the leaderboard.',
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
      <StepForm draft={draft} guard="What you wrote is not saved yet. Save it as a draft to go on later.">
        <StartFrom value={start} onChange={(chosen) => void begin(chosen)} />
        <AboutFields form={draft.form} />
      </StepForm>
    </FlowFrame>
  );
}

/** The first step of one that is there: what it says about itself. */
export function ChallengeStep({ flow }: { flow: Flow }) {
  const draft = useCompetitionDraft(flow);
  return (
    <FlowFrame
      step="challenge"
      competition={flow.competition}
      aside={
        <GoodToKnow>
          {[
            'Ages are counted on the first day, at the venue.',
            'A private competition is on no list. Its code waits for you at the end.',
            'People who are entered are not told of changes here. Write an announcement for that.',
          ]}
        </GoodToKnow>
      }
      bar={<StepBar flow={flow} step="challenge" draft={draft} />}
    >
      <StepForm
        draft={draft}
        guard="Your changes to the challenge are not saved yet. The other steps are safe."
      >
        <AboutFields form={draft.form} />
      </StepForm>
    </FlowFrame>
  );
}
