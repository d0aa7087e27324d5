import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import type { PaperSections } from '../paper-sections.ts';
import { CompeteForm } from './compete-form.tsx';
import { RegistrationClosed } from './registration-closed.tsx';

/** The register screen, with the questions and waivers that another feature brings. */
export function competeScreen(papers?: PaperSections): ComponentType {
  return () => <CompeteScreen papers={papers} />;
}

/** `/compete/:id`: an athlete chooses divisions, says who competes, answers, signs, and goes on to pay. */
function CompeteScreen({ papers }: { papers: PaperSections | undefined }) {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const registration = useQuery(competitionQueries.registration(id));
  const { data: competition } = query;
  useScreenTitle(competition && `Register, ${competition.name}`);
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle>Register</PageTitle>
        {competition ? (
          <Loaded query={registration} failed="Couldn’t load registration" panel>
            {(data) =>
              data.state === 'open' ? (
                <CompeteForm key={id} competition={competition} registration={data} papers={papers} />
              ) : (
                <RegistrationClosed competition={competition} registration={data} />
              )
            }
          </Loaded>
        ) : (
          <SkeletonRows rows={6} avatar={false} label="Loading registration" />
        )}
      </Stack>
    </Page>
  );
}
