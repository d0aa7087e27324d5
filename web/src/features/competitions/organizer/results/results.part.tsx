import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { HelpLink } from '../../../../patterns/help-link.tsx';
import { errorText } from '../../../../platform/error-texts.ts';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../../ui/empty-state.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { CutsPanel } from '../cuts/cuts-panel.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { StateActions } from '../dashboard/state-actions.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { BoardFreezes } from './board-freezes.tsx';
import { ResultsMatrix } from './results-matrix.tsx';
import { ShowResultsChoice } from './show-results-choice.tsx';

/** Not in the control room's code: it is opened once, at the end. */
const CeremonyPart = lazyPart(async () => (await import('./ceremony/ceremony-part.tsx')).CeremonyPart);

/** The Results part: what the public sees, by workout and division. */
export function ResultsPart({ competition }: { competition: CompetitionReply }) {
  const { id, can, workouts, divisions, state } = competition;
  const query = useQuery(organizerQueries.publications(id));
  const isOver = state === 'finished' || state === 'archived';
  const [params] = useSearchParams();
  const awarded = divisions.find((division) => division.id === params.get('ceremony'));
  if (awarded && !isOver) {
    return (
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <CeremonyPart key={awarded.id} competition={competition} division={awarded} />
      </Suspense>
    );
  }
  return (
    <Stack gap={16}>
      <PageTitle
        below="Choose what everyone sees, by workout and division. You and your staff always see everything."
        actions={<StateActions competition={competition} />}
        help={<HelpLink answer="award-ceremony" about="announcing winners" />}
      >
        Results
      </PageTitle>
      {!can.publishResults && (
        <Note>
          {isOver
            ? 'This competition isn’t open for changes. Reopen it first.'
            : 'You don’t have permission to change results.'}
        </Note>
      )}
      {workouts.length === 0 || divisions.length === 0 ? (
        <Panel>
          <EmptyState
            title="No results yet"
            action={
              <ButtonLink size={32} to={partUrl(id, workouts.length === 0 ? 'workouts' : 'divisions')}>
                {workouts.length === 0 ? 'Add workouts' : 'Add divisions'}
              </ButtonLink>
            }
          >
            You can publish results once there are workouts and divisions.
          </EmptyState>
        </Panel>
      ) : (
        <>
          <Panel title="Workouts and divisions">
            {query.isError && !query.data ? (
              <ErrorState title="Couldn’t load results" onRetry={() => void query.refetch()}>
                {errorText(query.error)}
              </ErrorState>
            ) : query.data ? (
              <ResultsMatrix competition={competition} publications={query.data} />
            ) : (
              <SkeletonRows rows={workouts.length + 1} avatar={false} />
            )}
          </Panel>
          <CutsPanel competition={competition} />
          <BoardFreezes competition={competition} />
        </>
      )}
      <ShowResultsChoice competition={competition} />
    </Stack>
  );
}
