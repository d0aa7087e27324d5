import { thingTitles } from '@chalkline/contract/page-texts.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { BoardHero } from './board-hero.tsx';
import { viewIn } from './board-view.ts';
import { DivisionBoard } from './division-board.tsx';
import styles from './leaderboard.module.css';

const TvScreen = lazyPart(async () => (await import('./tv/tv-screen.tsx')).TvScreen);

/** `/leaderboard/:id`: the standings of one division, moving by themselves; with `tv=1` all of them, for a hall. */
export function LeaderboardScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  if (params.get('tv') !== '1') return <BoardScreen />;
  return (
    <Suspense>
      <TvScreen competitionId={id} divisionId={params.get('division') ?? undefined} />
    </Suspense>
  );
}

/** The division that the viewer competes in: who looks at the board looks for themselves first. */
function useOwnDivision(competitionId: string, isSought: boolean) {
  const enabled = useSession() !== null && isSought;
  const { data, isLoading } = useQuery({ ...competitionQueries.myPlaces(competitionId), enabled });
  return { divisionId: enabled ? data?.[0]?.divisionId : undefined, isPending: isLoading };
}

function BoardScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const named = params.get('division') ?? undefined;
  const view = viewIn(params);
  // An embedded board has no links to the rest of the app.
  const isEmbedded = params.get('embed') === '1';
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
  const own = useOwnDivision(id, named === undefined && !isEmbedded);
  const asked = named ?? own.divisionId;
  const { data: competition } = useQuery(competitionQueries.detail(id));
  useScreenTitle(competition && thingTitles.leaderboard(competition.name));
  const divisionId = asked ?? competition?.divisions[0]?.id;
  // What is looked at stays: the workout, and for who runs it what is not published yet.
  const boardOf = (division: string) =>
    urlOf(
      'leaderboard',
      { id },
      {
        division,
        workout: params.get('workout') ?? undefined,
        view: view === 'inside' ? view : undefined,
        embed: isEmbedded ? 1 : undefined,
      },
    );
  const hasDivisions = competition === undefined || competition.divisions.length > 0;
  return (
    <>
      <BoardHero
        competition={competition}
        divisionId={divisionId}
        boardOf={boardOf}
        wide={wide}
        isEmbedded={isEmbedded}
      />
      <Page className={styles.page ?? ''}>
        {own.isPending ? (
          <SkeletonRows rows={10} label="Loading the leaderboard" />
        ) : hasDivisions ? (
          <DivisionBoard
            key={`${id} ${asked ?? ''} ${view}`}
            competitionId={id}
            divisionId={asked}
            view={view}
            competition={competition}
            wide={wide}
          />
        ) : (
          <EmptyState title="No leaderboard yet">
            The leaderboard appears here once the competition has a division.
          </EmptyState>
        )}
      </Page>
    </>
  );
}
