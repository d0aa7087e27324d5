import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AnnouncementSection } from '../announcements/announcement-list.tsx';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { WorkoutList } from '../workouts/workout-list.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import { CompetitionSide, MainDock } from './competition-side.tsx';
import styles from './detail.module.css';
import { DetailHero } from './detail-hero.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { DetailWaiting } from './detail-waiting.tsx';
import { DivisionList } from './division-list.tsx';

// Not in the first screen's code: their lists to choose from weigh as much as the page.
const AthletesSection = lazyPart(async () => (await import('./athletes.section.tsx')).AthletesSection);
const ScheduleSection = lazyPart(
  async () => (await import('../schedule/schedule-section.tsx')).ScheduleSection,
);

const CanceledNote = lazyPart(async () => (await import('../canceled-note.tsx')).CanceledNote);
const MyHeatsSection = lazyPart(async () => (await import('../heats/my-heats.section.tsx')).MyHeatsSection);
const HeatSheetsSection = lazyPart(
  async () => (await import('../heats/heat-sheets.section.tsx')).HeatSheetsSection,
);

const tabs = ['overview', 'athletes', 'schedule'] as const;

/** `/competition-detail/:id`: what it is, when and where, who takes part, what is done. */
export function DetailScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'overview';
  const query = useQuery(competitionQueries.detail(id));
  const { data: competition } = query;
  useScreenTitle(competition?.name);
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <>
      <DetailHero id={id} competition={competition} />
      <Page className={styles.page ?? ''}>
        {competition ? (
          <div className={styles.grid}>
            <div className={styles.main}>
              {competition.canceled && (
                <div className={styles.canceled}>
                  <Suspense>
                    <CanceledNote competition={competition} />
                  </Suspense>
                </div>
              )}
              <CompetitionFacts competition={competition} />
              <div className={styles.tabs}>
                <DetailTabs competition={competition} tab={tab} />
              </div>
              {tab === 'athletes' ? (
                <Suspense fallback={<SkeletonRows rows={8} avatar={false} label="Loading the athletes" />}>
                  <AthletesSection competition={competition} />
                </Suspense>
              ) : tab === 'schedule' ? (
                <Schedule competition={competition} />
              ) : (
                <Overview competition={competition} />
              )}
            </div>
            <CompetitionSide competition={competition} />
          </div>
        ) : (
          <DetailWaiting />
        )}
      </Page>
      {competition && !competition.canceled && <MainDock competition={competition} />}
    </>
  );
}

function Schedule({ competition }: { competition: CompetitionReply }) {
  return (
    <div className={styles.schedule}>
      <Suspense fallback={<SkeletonRows rows={8} avatar={false} label="Loading the schedule" />}>
        {!competition.canceled && <MyHeatsSection competition={competition} />}
        <ScheduleSection competition={competition} />
        <HeatSheetsSection competition={competition} />
      </Suspense>
    </div>
  );
}

function Overview({ competition }: { competition: CompetitionReply }) {
  return (
    <>
      {!competition.canceled && (
        <Suspense>
          <div className={styles.mine}>
            <MyHeatsSection competition={competition} />
          </div>
        </Suspense>
      )}
      <Description text={competition.description} />
      <AnnouncementSection competition={competition} />
      <DivisionList competition={competition} />
      <WorkoutList competition={competition} />
      <Suspense>
        <ScheduleSection competition={competition} />
      </Suspense>
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
