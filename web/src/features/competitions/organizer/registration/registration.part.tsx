import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { ClosedNote } from '../closed-note.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { CompetitionPromoCodes } from './competition-promo-codes.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** The Registration part: when athletes register, for what price, and what comes back if they withdraw. */
export function RegistrationPart({ competition }: { competition: CompetitionReply }) {
  const query = useQuery(organizerQueries.registrationSettings(competition.id));
  return (
    <Stack gap={16} asForm>
      <PageTitle>Registration</PageTitle>
      <ClosedNote competition={competition} />
      <Loaded
        query={query}
        failed="Couldn’t load registration"
        skeleton={<SkeletonText lines={6} label="Loading registration" />}
        panel
      >
        {(settings) => <RegistrationForm competition={competition} settings={settings} />}
      </Loaded>
      <CompetitionPromoCodes competition={competition} />
      <WaitingPanel competition={competition} />
    </Stack>
  );
}
