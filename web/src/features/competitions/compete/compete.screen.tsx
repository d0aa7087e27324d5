import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { CanceledNote } from '../canceled-note.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import type { PaperSections } from '../paper-sections.ts';
import { CompeteForm } from './compete-form.tsx';
import { MyPlaces } from './my-places.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { TransferRoom } from './transfer-room.tsx';

/** The register screen, with the questions and waivers that another feature brings. */
export function competeScreen(papers?: PaperSections): ComponentType {
  return () => {
    const [params] = useSearchParams();
    const transferId = params.get('transfer');
    return transferId ? (
      <TransferRoom transferId={transferId} papers={papers} />
    ) : (
      <CompeteScreen papers={papers} />
    );
  };
}

/** Who waited for a place takes it after registration has closed, too. */
function mayRegister({ state, divisions }: RegistrationReply): boolean {
  const isOffered = divisions.some(({ waitingPlace }) => Boolean(waitingPlace?.offerUntil));
  return state === 'open' || (state === 'ended' && isOffered);
}

/** `/compete/:id`: an athlete chooses divisions, says who competes, answers, signs, and goes on to pay. */
function CompeteScreen({ papers }: { papers: PaperSections | undefined }) {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const registration = useQuery(competitionQueries.registration(id));
  const { data: competition } = query;
  const [params] = useSearchParams();
  const mine = params.get('part') === 'papers' ? papers?.mine : undefined;
  const title = mine?.label ?? (competition?.canceled ? 'Registration' : 'Register');
  useScreenTitle(competition && `${title}, ${competition.name}`);
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle below={competition?.name}>{title}</PageTitle>
        {competition && mine ? (
          <Suspense fallback={<SkeletonRows rows={4} avatar={false} label={`Loading ${title}`} />}>
            <mine.Section subject={{ subjectKind: 'competition', subjectId: id }} zone={competition.zone} />
          </Suspense>
        ) : competition ? (
          <Loaded query={registration} failed="Couldn’t load registration" panel>
            {(data) => (
              <>
                <CanceledNote competition={competition} />
                {data.divisions.some(({ entryId }) => entryId !== null) && (
                  <MyPlaces competition={competition} />
                )}
                {mayRegister(data) ? (
                  <CompeteForm key={id} competition={competition} registration={data} papers={papers} />
                ) : (
                  !competition.canceled && (
                    <RegistrationClosed competition={competition} registration={data} />
                  )
                )}
              </>
            )}
          </Loaded>
        ) : (
          <SkeletonRows rows={6} avatar={false} label="Loading registration" />
        )}
      </Stack>
    </Page>
  );
}
