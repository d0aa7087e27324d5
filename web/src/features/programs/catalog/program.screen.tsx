import type { ProgramReply } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { ShareButton } from '../../../patterns/share/share-button.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BoldText } from '../../../ui/bold-text.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { equipmentText } from '../exercises/exercise-texts.ts';
import { programMissing } from '../program-missing.tsx';
import { noDescription } from '../program-modal.tsx';
import { ProgramPicture } from '../program-picture.tsx';
import { countsText, levelLabels, videoAddress } from '../program-text.ts';
import { programQueries } from '../programs.queries.ts';
import type { StartSection, TrainSection } from '../train-section.ts';
import { BuyProgram, LockedWeeks } from './buy-program.tsx';
import styles from './catalog.module.css';
import { ProgramWeeks } from './program-weeks.tsx';

interface Sections {
  train: TrainSection;
  start: StartSection;
}

/** A published program with all that is trained in it. */
export function programScreen(sections: Sections): ComponentType {
  return () => <ProgramScreen {...sections} />;
}

function ProgramScreen(sections: Sections) {
  const { id = '' } = useParams();
  const query = useQuery(programQueries.one(id));
  return (
    <Page>
      <Stack gap={16}>
        <Crumbs steps={[{ label: 'Programs', to: urlOf('programs') }, { label: query.data?.name ?? '…' }]} />
        <Loaded
          query={query}
          failed="Couldn’t load this program"
          refused={programMissing}
          skeleton={<SkeletonText lines={6} />}
          panel
        >
          {(program) => <Shown program={program} {...sections} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Shown({ program, train, start: { Section } }: Sections & { program: ProgramReply }) {
  const { id, name, coach, coachId, community, desc, tree, exercises, isMine } = program;
  useScreenTitle(name);
  return (
    <Stack gap={24}>
      <PageTitle
        below={
          <>
            Coach{' '}
            <Link className={text.link} to={urlOf('user', { id: coachId })}>
              {coach}
            </Link>
          </>
        }
        actions={
          <>
            {isMine && <ButtonLink to={urlOf('buildProgram', { id })}>Edit</ButtonLink>}
            <ShareButton name={name} segment="workout-program" id={id} />
          </>
        }
      >
        {name}
      </PageTitle>
      <div className={styles.columns}>
        <Stack gap={16}>
          <div className={styles.picture}>
            <ProgramPicture program={program} />
          </div>
          <Panel title="About" padded>
            <div className={styles.description}>
              {desc?.trim() ? <BoldText text={desc} /> : <p>{noDescription}</p>}
            </div>
          </Panel>
          {program.isLocked ? (
            <LockedWeeks program={program} />
          ) : (
            <ProgramWeeks tree={tree} exercises={exercises} train={train} />
          )}
        </Stack>
        <Stack gap={16}>
          {program.isLocked && <BuyProgram program={program} />}
          <Suspense>
            <Section program={program} />
          </Suspense>
          <About program={program} />
          {community && (
            <p className={text.hint}>
              In{' '}
              <Link className={text.link} to={urlOf('communityDetail', { id: community.id })}>
                {community.name}
              </Link>
            </p>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function About({ program }: { program: ProgramReply }) {
  const { equipment, level } = program;
  const video = videoAddress(program.video);
  return (
    <Panel title="Details" padded>
      <Stack gap={8}>
        <p>{countsText(program)}</p>
        <p>{levelLabels[level]}</p>
        <p>{equipmentText(equipment)}</p>
        {video && (
          <p>
            <a className={text.link} href={video} target="_blank" rel="noreferrer">
              Video <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
            </a>
          </p>
        )}
      </Stack>
    </Panel>
  );
}
