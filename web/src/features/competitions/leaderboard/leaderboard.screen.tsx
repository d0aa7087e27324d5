import { urlOf } from '@chalkline/contract/urls.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { BoardHero } from './board-hero.tsx';
import { DivisionBoard } from './division-board.tsx';
import styles from './leaderboard.module.css';

/** `/leaderboard/:id`: the standings of one division, moving by themselves. */
export function LeaderboardScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('division') ?? undefined;
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false }) ?? true;
  const { data: competition } = useQuery(competitionQueries.detail(id));
  useScreenTitle(competition && `${competition.name}, leaderboard`);
  const divisionId = asked ?? competition?.divisions[0]?.id;
  const boardOf = (division: string) => urlOf('leaderboard', { id }, { division });
  const hasDivisions = competition === undefined || competition.divisions.length > 0;
  return (
    <>
      <BoardHero competition={competition} divisionId={divisionId} boardOf={boardOf} wide={wide} />
      <Page className={styles.page ?? ''}>
        {hasDivisions ? (
          <DivisionBoard
            key={`${id} ${asked ?? ''}`}
            competitionId={id}
            divisionId={asked}
            competition={competition}
            wide={wide}
          />
        ) : (
          <EmptyState title="No board yet">It stands here once the competition has a division.</EmptyState>
        )}
      </Page>
    </>
  );
}
