import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { deleteExercise } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { ExerciseSteps } from '../../../patterns/exercises/exercise-steps.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BodyMap } from '../../../ui/body-map/body-map.tsx';
import { Button } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { ExerciseModal } from './exercise-modal.tsx';
import { equipmentText, measureLabels, mechanicsLabels, musclesText } from './exercise-texts.ts';
import styles from './exercises.module.css';
import { exerciseQueries } from './exercises.queries.ts';

/** How one exercise is done, with its muscles on a body map. */
export function ExerciseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(exerciseQueries.one(id));
  return (
    <Page>
      <Stack gap={16}>
        <Crumbs
          steps={[{ label: 'Exercises', to: urlOf('exercises') }, { label: query.data?.name ?? '…' }]}
        />
        <Loaded
          query={query}
          failed="Couldn’t load this exercise"
          skeleton={<SkeletonText lines={6} />}
          panel
        >
          {(exercise) => <Shown exercise={exercise} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Shown({ exercise }: { exercise: ExerciseReply }) {
  const { name, primary, secondary, steps, video, mine } = exercise;
  useScreenTitle(name);
  return (
    <Stack gap={24}>
      <PageTitle actions={mine && <OwnActions exercise={exercise} />}>{name}</PageTitle>
      <div className={styles.columns}>
        <Stack gap={24}>
          <Panel title="How to do it" padded>
            <Stack gap={16}>
              <ExerciseSteps steps={steps} />
              {video && (
                <p>
                  <a className={text.link} href={video} target="_blank" rel="noreferrer">
                    Video <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
                  </a>
                </p>
              )}
            </Stack>
          </Panel>
          <Panel title="Details" padded>
            <Facts exercise={exercise} />
          </Panel>
        </Stack>
        <Panel title="Muscles" padded>
          <BodyMap {...{ primary, secondary }} textOf={musclesText} />
        </Panel>
      </div>
    </Stack>
  );
}

function Facts({ exercise: { equipment, measure, mechanics } }: { exercise: ExerciseReply }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Equipment</dt>
        <dd>{equipmentText(equipment)}</dd>
      </div>
      <div>
        <dt>Measured in</dt>
        <dd>{measureLabels[measure]}</dd>
      </div>
      {mechanics && (
        <div>
          <dt>Type</dt>
          <dd>{mechanicsLabels[mechanics]}</dd>
        </div>
      )}
    </dl>
  );
}

function OwnActions({ exercise }: { exercise: ExerciseReply }) {
  const { id, name } = exercise;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('edit')}>Edit</Button>
      <Button variant="danger" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && <ExerciseModal exercise={exercise} onClose={close} />}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${name}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteExercise, { params: { exerciseId: id } })}
          done="Exercise deleted"
          invalidates={[exerciseQueries.lists]}
          onDone={() => navigate(urlOf('exercises'))}
          onClose={close}
        >
          <p>You can’t undo this.</p>
        </ConfirmAction>
      )}
    </>
  );
}
