import type { EnrollmentReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { endEnrollment } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import type { ChangesSection } from '../brought-sections.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { trainingKey } from '../training-key.ts';
import { ChangeDays } from './days-modal.tsx';
import { progressText } from './running-texts.ts';
import { ScheduleList } from './schedule-list.tsx';
import { ScreeningPanel } from './screening-panel.tsx';
import { SwitchModal } from './switch-modal.tsx';
import { UndoChange } from './undo-change.tsx';

interface ProgramViewProps {
  personId: string;
  changes: ChangesSection;
}

/** The whole schedule of each program that the person trains by. */
export function ProgramView({ personId, changes }: ProgramViewProps) {
  const query = useQuery(trainingQueries.running(personId));
  return (
    <>
      <Loaded query={query} failed="Couldn’t load your programs" panel>
        {(programs) =>
          programs.length > 0 ? (
            programs.map(({ id }) => <Whole key={id} enrollmentId={id} changes={changes} />)
          ) : (
            <None />
          )
        }
      </Loaded>
      <div className={styles.pair}>
        <ButtonLink size={48} to={urlOf('programRequests')}>
          Program requests
        </ButtonLink>
      </div>
      <ScreeningPanel />
    </>
  );
}

function None() {
  return (
    <Panel>
      <EmptyState
        title="No program yet"
        action={
          <ButtonLink size={48} to={urlOf('programs')}>
            Browse programs
          </ButtonLink>
        }
      >
        Start a program, and its workouts appear here on your training days.
      </EmptyState>
    </Panel>
  );
}

function Whole({ enrollmentId, changes }: { enrollmentId: string; changes: ChangesSection }) {
  const query = useQuery(trainingQueries.enrollment(enrollmentId));
  return (
    <Loaded query={query} failed="Couldn’t load the schedule" panel>
      {(enrollment) => <Shown enrollment={enrollment} changes={changes} />}
    </Loaded>
  );
}

function Shown({ enrollment, changes }: { enrollment: EnrollmentReply; changes: ChangesSection }) {
  const { program, programId, schedule, adherence, newer } = enrollment;
  const [switching, setSwitching] = useState(false);
  return (
    <Panel title={program} footer={<Actions enrollment={enrollment} />}>
      <div className={styles.progress}>
        <p>{progressText(enrollment)}</p>
        {adherence.due > 0 && (
          <p className={text.hint}>
            {adherence.done} of {adherence.due} planned in the last four weeks
          </p>
        )}
        {newer && (
          <Note>
            <p>
              The coach published a new version of{' '}
              <Link className={text.link} to={urlOf('sharedProgram', { id: programId })}>
                this program
              </Link>
              . You keep yours until you switch.
            </p>
            <div className={styles.pair}>
              <Button size={48} onClick={() => setSwitching(true)}>
                Switch version
              </Button>
            </div>
          </Note>
        )}
      </div>
      <ScheduleList enrollment={enrollment} workouts={schedule} />
      {switching && newer && (
        <SwitchModal
          enrollment={enrollment}
          newer={newer}
          changes={changes}
          onClose={() => setSwitching(false)}
        />
      )}
    </Panel>
  );
}

function Actions({ enrollment }: { enrollment: EnrollmentReply }) {
  const { id: enrollmentId, version, program, workouts, done, skipped, canUndo } = enrollment;
  const [leaving, setLeaving] = useState(false);
  const isOver = done + skipped === workouts;
  const finish = useAction({
    send: (call) => call(endEnrollment, { params: { enrollmentId }, body: { version } }),
    done: `${program} finished`,
    failed: 'Couldn’t finish the program',
    invalidates: [trainingKey],
  });
  return (
    <div className={styles.pair}>
      {!isOver && <ChangeDays enrollment={enrollment} />}
      {canUndo && <UndoChange enrollment={enrollment} />}
      {isOver ? (
        <Button size={48} variant="main" busy={finish.busy} onClick={() => finish.run()}>
          Finish program
        </Button>
      ) : (
        <Button size={48} onClick={() => setLeaving(true)}>
          Leave program
        </Button>
      )}
      {leaving && (
        <ConfirmAction
          title={`Leave ${program}?`}
          confirm="Leave program"
          keep="Keep training"
          danger
          send={(call) => call(endEnrollment, { params: { enrollmentId }, body: { version } })}
          done={`You left ${program}`}
          invalidates={[trainingKey]}
          onClose={() => setLeaving(false)}
        >
          <p>Your logged workouts stay. You can start the program again from its first week.</p>
        </ConfirmAction>
      )}
    </div>
  );
}
