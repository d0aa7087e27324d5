import type { ProgramDraftReply, ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { publishProblem, treeCounts } from '@chalkline/contract/programs/program-tree.rules.ts';
import { treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { publishProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { queryClient } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { programMissing } from '../program-missing.tsx';
import { programQueries } from '../programs.queries.ts';
import type { ClientsSection } from '../train-section.ts';
import styles from './builder.module.css';
import { ChangesModal } from './changes-modal.tsx';
import { DayPart } from './day-part.tsx';
import { ExerciseColumn } from './exercise-column.tsx';
import { addExercise, inDay } from './part-edits.ts';
import { SettingsModal } from './settings-modal.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { WeeksPart } from './weeks-part.tsx';

const missing = {
  no_weeks: 'Add a week with a workout, then publish.',
  empty_week: 'A week has no workout. Fill it or delete it, then publish.',
  empty_day: 'A workout has no exercise. Fill it or delete it, then publish.',
} as const;

const newId = () => crypto.randomUUID();

interface BuilderSections {
  readonly clients: ClientsSection;
}

/** `/my-programs/:id`: a program is built here. */
export function buildProgramScreen(sections: BuilderSections): ComponentType {
  return () => <BuildProgramScreen {...sections} />;
}

function BuildProgramScreen(sections: BuilderSections) {
  const { id = '' } = useParams();
  const query = useQuery({ ...programQueries.draft(id), refetchOnWindowFocus: false });
  return (
    <Page width="work">
      <Stack gap={16}>
        <Crumbs
          steps={[{ label: 'My programs', to: urlOf('myPrograms') }, { label: query.data?.name ?? '…' }]}
        />
        <Loaded
          query={query}
          failed="Couldn’t load this program"
          refused={programMissing}
          skeleton={<SkeletonText lines={6} />}
          panel
        >
          {(program) => <Builder key={program.id} program={program} {...sections} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Builder({
  program,
  clients: { Section: Clients },
}: BuilderSections & { program: ProgramDraftReply }) {
  useScreenTitle(program.name);
  const draft = useDraft(program);
  const [params] = useAddressParams();
  const [added, setAdded] = useState<readonly ProgramExerciseFacts[]>([]);
  const known = new Map([...program.known, ...added].map((exercise) => [exercise.id, exercise]));
  const days = draft.tree.weeks.flatMap((week) => week.days);
  const open = days.find(({ id }) => id === params.get('day'));
  // Beside the weeks, where there is room, the first workout shows until one is opened.
  const day = open ?? days[0];
  return (
    <>
      <Head program={program} draft={draft} known={known} />
      {program.published !== null && (
        <Suspense>
          <Clients key={program.published} program={program} />
        </Suspense>
      )}
      <State draft={draft} />
      <p className={text.hint}>
        Drag weeks, workouts and exercises by their dots.{' '}
        <span id="how-to-move">On the dots, the arrow keys move them.</span>
      </p>
      <div className={styles.columns} data-open={open ? '' : undefined}>
        <ExerciseColumn
          dayName={day && day.blocks.length < treeLimits.blocks ? day.name : null}
          onAdd={(exercise, place) => {
            if (!day) return;
            setAdded((now) => [...now, exercise]);
            draft.edit((now) => inDay(now, day.id, (to) => addExercise(to, exercise, newId, place?.index)));
          }}
        />
        <WeeksPart
          draft={draft}
          current={day?.id ?? null}
          programId={program.id}
          onKnown={(some) => setAdded((now) => [...now, ...some])}
        />
        {day ? (
          <DayPart {...{ draft, day, known }} onKnown={(one) => setAdded((now) => [...now, one])} />
        ) : (
          <div className={styles.editor}>
            <Panel title="Workout">
              <EmptyState title="No workouts yet">
                Add one to a week to plan its exercises and sets.
              </EmptyState>
            </Panel>
          </div>
        )}
      </div>
      <LeaveGuard unsaved={!draft.isSaved} onSave={() => draft.save().then(() => true)}>
        The last changes to this program aren’t saved yet.
      </LeaveGuard>
    </>
  );
}

interface HeadProps {
  program: ProgramDraftReply;
  draft: Draft;
  known: ReadonlyMap<string, ProgramExerciseFacts>;
}

function Head({ program, draft, known }: HeadProps) {
  const { id, name, published, hasChanges } = program;
  const [shown, setShown] = useState<'settings' | 'changes' | null>(null);
  const close = () => setShown(null);
  const { weeks, workouts, exercises } = treeCounts(draft.tree);
  const problem = publishProblem(draft.tree);
  const isNew = published === null || hasChanges || !draft.isSaved;
  const publish = useAction({
    send: async (call) => {
      const { version } = await draft.save();
      return call(publishProgram, { params: { programId: id }, body: { version } });
    },
    failed: 'Couldn’t publish the program',
    done: 'Program published',
    onDone: (answer) => queryClient.setQueryData(programQueries.draft(id).queryKey, answer),
    invalidates: [programQueries.lists],
  });
  // Not while something is typed: there the browser’s own undo works.
  useHotkeys([
    ['mod+Z', () => draft.undo?.()],
    ['mod+shift+Z', () => draft.redo?.()],
  ]);
  const below = [
    counted(weeks, ['week', 'weeks']),
    counted(workouts, ['workout', 'workouts']),
    counted(exercises, ['exercise', 'exercises']),
  ].join(', ');
  return (
    <>
      <PageTitle
        below={
          published === null ? `${below}. Not published.` : `${below}. Version ${published} is published.`
        }
        actions={
          <Row>
            <IconButton
              label="Undo"
              edged
              disabled={!draft.undo}
              icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => draft.undo?.()}
            />
            <IconButton
              label="Redo"
              edged
              disabled={!draft.redo}
              icon={<IconArrowForwardUp size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => draft.redo?.()}
            />
            <Button onClick={() => setShown('settings')}>Settings</Button>
            {published !== null && isNew && <Button onClick={() => setShown('changes')}>What changed</Button>}
            {published !== null && <ButtonLink to={urlOf('sharedProgram', { id })}>See published</ButtonLink>}
            <Button
              variant="main"
              disabled={problem !== null || !isNew}
              busy={publish.busy}
              onClick={() => publish.run()}
            >
              {published === null ? 'Publish' : 'Publish changes'}
            </Button>
          </Row>
        }
      >
        {name}
      </PageTitle>
      {problem && <Note>{missing[problem]}</Note>}
      {shown === 'settings' && <SettingsModal {...{ program, draft }} onClose={close} />}
      {shown === 'changes' && (
        <ChangesModal {...{ known }} programId={id} tree={draft.tree} onClose={close} />
      )}
    </>
  );
}

/** Whether everything is saved, and what to do where it isn't. */
function State({ draft: { isSaved, trouble, takeTheirs, keepMine } }: { draft: Draft }) {
  if (trouble === 'conflict') {
    return (
      <Note tone="warn" announced>
        <p>This program was changed on another device.</p>
        <Row>
          <Button onClick={takeTheirs}>Take the other changes</Button>
          <Button onClick={keepMine}>Keep mine</Button>
        </Row>
      </Note>
    );
  }
  if (trouble === 'network' && !isSaved) {
    return (
      <Note tone="warn" announced>
        No connection. Your changes are kept here and saved when it’s back.
      </Note>
    );
  }
  if (trouble !== null && trouble !== 'network') {
    return (
      <Note tone="bad" announced>
        {errorText(trouble.refused)}
      </Note>
    );
  }
  return <p role="status">{isSaved ? 'Saved' : 'Saving…'}</p>;
}
