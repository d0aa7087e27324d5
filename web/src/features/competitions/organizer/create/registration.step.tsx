import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import {
  type RegistrationSettings,
  type RegistrationSettingsReply,
  registrationSettings,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { call } from '../../../../platform/calls.ts';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { PaperSections } from '../../paper-sections.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { PayoutNote } from '../registration/payout-note.tsx';
import { RegistrationFields } from '../registration/registration-fields.tsx';
import { registrationTexts, settingsOf } from '../registration/registration-values.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { useDraftForm } from './use-draft-form.ts';

interface RegistrationStepProps {
  flow: Flow;
  papers: PaperSections | undefined;
}

/** The last step: whether and how athletes register themselves. All of it is optional. */
export function RegistrationStep({ flow, papers }: RegistrationStepProps) {
  const { id } = flow.competition;
  // Read on every visit: an earlier step may just have added a division.
  const query = useQuery({ ...organizerQueries.registrationSettings(id), refetchOnMount: 'always' });
  if (!(query.data && query.isFetchedAfterMount)) {
    return (
      <FlowFrame step="registration" competition={flow.competition} aside={null} bar={null}>
        <Loaded
          query={{ ...query, data: undefined }}
          failed="Couldn’t load registration"
          skeleton={<SkeletonRows rows={4} avatar={false} label="Loading registration" />}
        >
          {() => null}
        </Loaded>
      </FlowFrame>
    );
  }
  return (
    <RegistrationStepForm flow={flow} settings={query.data}>
      {papers && (
        <Suspense fallback={<SkeletonRows rows={3} avatar={false} label="Loading questions" />}>
          <papers.setup.Section subject={{ subjectKind: 'competition', subjectId: id }} />
        </Suspense>
      )}
    </RegistrationStepForm>
  );
}

interface StepFormProps {
  flow: Flow;
  settings: RegistrationSettingsReply;
  /** Questions and waivers, which save on their own. */
  children: ReactNode;
}

function RegistrationStepForm({ flow, settings, children }: StepFormProps) {
  const { competition, tellSaved } = flow;
  const competitionId = competition.id;
  const cache = useQueryClient();
  const params = { competitionId };
  // What is saved next continues from the version that was saved or read last.
  const version = useRef(settings.version);
  const keep = (saved: RegistrationSettingsReply) => {
    version.current = saved.version;
    cache.setQueryData(organizerQueries.registrationSettings(competitionId).queryKey, saved);
  };
  const draft = useDraftForm<RegistrationSettings>({
    stored: settingsOf(settings),
    schema: registrationSettings,
    texts: registrationTexts(competition, settings),
    save: async (keyed, values) => {
      keep(await keyed(setRegistrationSettings, { params, body: { ...values, version: version.current } }));
      tellSaved();
      return competitionId;
    },
    reread: async () => {
      const { data } = await call(getRegistrationSettings, { params });
      version.current = data.version;
      return { ...settingsOf(data), version: settings.version };
    },
  });
  return (
    <FlowFrame
      step="registration"
      competition={competition}
      aside={<GoodToKnow>{goodToKnow(competition)}</GoodToKnow>}
      bar={<StepBar flow={flow} step="registration" draft={draft} />}
    >
      <Stack gap={16}>
        <StepForm
          draft={draft}
          guard="Your changes to registration aren’t saved yet. Other steps aren’t affected."
        >
          {settings.needsPayoutAccount && <PayoutNote />}
          <RegistrationFields competition={competition} form={draft.form} folds />
        </StepForm>
        {/* Outside the form: what opens there has forms of its own. */}
        {draft.form.values.isOpen && children}
      </Stack>
    </FlowFrame>
  );
}

function goodToKnow({ zone, visibility }: CompetitionReply): readonly string[] {
  return [
    'Everything here is optional, and can be changed later in the control room.',
    `Times are in the time zone ${zone.replaceAll('_', ' ')}.`,
    'The places of each division are set with the division.',
    'Prices and refunds are kept with each registration as they were when it was made.',
    ...(visibility === 'private' ? ['Only people with the competition’s code can register.'] : []),
  ];
}
