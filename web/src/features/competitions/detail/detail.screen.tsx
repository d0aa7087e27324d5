import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { CompetitionMissing } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { CompetitionFacts } from './competition-facts.tsx';
import { BoardDock, CompetitionSide } from './competition-side.tsx';
import styles from './detail.module.css';
import { DetailHero } from './detail-hero.tsx';
import { DivisionList } from './division-list.tsx';
import { WorkoutList } from './workout-list.tsx';

/** `/competition-detail/:id`: what it is, when and where, who takes part, what is done. */
export function DetailScreen() {
  const { id = '' } = useParams();
  const { data: competition, error, isFetching, refetch } = useQuery(competitionQueries.detail(id));
  useScreenTitle(competition?.name);
  if (!competition && error) {
    return (
      <Page>
        <CompetitionMissing failure={error} what="This competition" onRetry={refetch} retrying={isFetching} />
      </Page>
    );
  }
  return (
    <>
      <DetailHero id={id} competition={competition} />
      <Page className={styles.page ?? ''}>
        {competition ? (
          <div className={styles.grid}>
            <div className={styles.main}>
              <CompetitionFacts competition={competition} />
              <Description text={competition.description} />
              <DivisionList competition={competition} />
              <WorkoutList workouts={competition.workouts} />
            </div>
            <CompetitionSide competition={competition} />
          </div>
        ) : (
          <SkeletonText lines={8} label="Loading the competition" />
        )}
      </Page>
      {competition && <BoardDock competition={competition} />}
    </>
  );
}

/** Paragraphs as they were typed, the first one larger. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.description}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other identity
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
