import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { InHeader } from '../../../../platform/header-slot.tsx';
import { useScreenTitle } from '../../../../platform/screen-title.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page, Stack } from '../../../../ui/page.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { CompetitionMissingPage } from '../../competition-missing.tsx';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { daysText } from '../../days.ts';
import { ClosedNote } from '../closed-note.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { BeforePublishing } from '../publishing/before-publishing.tsx';
import { CodePanel } from './code-panel.tsx';
import styles from './created.module.css';
import { PosterPanel } from './poster-panel.tsx';
import { PublishButton } from './publish-button.tsx';

/** `/created/:id`: the poster of a new competition, and what it still needs before publishing. */
export function CreatedScreen() {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const { data } = query;
  useScreenTitle(data?.name);
  if (!data && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  if (!data) {
    return (
      <Page>
        <Stack gap={24}>
          <PageTitle>Your competition</PageTitle>
          <SkeletonRows rows={5} avatar={false} />
        </Stack>
      </Page>
    );
  }
  if (!data.can.edit) {
    return (
      <Page>
        <Stack gap={16}>
          <PageTitle>{data.name}</PageTitle>
          <ClosedNote competition={data} />
        </Stack>
      </Page>
    );
  }
  return <Created competition={data} />;
}

function Created({ competition }: { competition: CompetitionReply }) {
  const { id, name, startsOn, endsOn, state, visibility, entryCount, can } = competition;
  const hasSide = state === 'draft' || visibility === 'private';
  return (
    <>
      <InHeader>
        <span className={styles.name}>{name}</span>
        <CompetitionStatusMark competition={competition} />
      </InHeader>
      <Page>
        <PageTitle
          above={daysText(startsOn, endsOn)}
          below={
            state === 'draft'
              ? 'Your competition is saved as a draft. Only you and your staff see it until you publish it.'
              : `Your competition is published. ${visibility === 'private' ? 'Anyone with the code can see it.' : 'Everyone can see it.'}`
          }
          actions={
            <>
              <ButtonLink to={urlOf('competitionDashboard', { id })}>Control room</ButtonLink>
              <PublishButton competition={competition} />
              {state === 'published' && entryCount === 0 && can.manageEntries && (
                <ButtonLink variant="main" to={partUrl(id, 'entries')}>
                  Add athletes
                </ButtonLink>
              )}
            </>
          }
        >
          {name}
        </PageTitle>
        <div className={hasSide ? styles.grid : styles.alone}>
          {hasSide && (
            <div className={styles.side}>
              <BeforePublishing competition={competition} />
              {visibility === 'private' && <CodePanel competitionId={id} />}
            </div>
          )}
          <PosterPanel competition={competition} />
        </div>
      </Page>
    </>
  );
}
