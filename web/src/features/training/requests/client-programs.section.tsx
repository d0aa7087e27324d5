import type { ClientProgramsReply } from '@chalkline/contract/training/program-request.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { progressText } from '../program/running-texts.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { AssignModal } from './assign-modal.tsx';
import { RequestActions } from './request-actions.tsx';
import { planText, whoText } from './request-texts.ts';

interface ClientProgramsProps {
  client: { readonly coachingId: string; readonly name: string };
}

/** On the page of a client: what they train by with their adherence, and what was assigned. */
export function ClientProgramsSection({ client }: ClientProgramsProps) {
  const query = useQuery(trainingQueries.clientPrograms(client.coachingId));
  const [assigning, setAssigning] = useState(false);
  return (
    <Panel
      title="Programs"
      actions={
        <Button size={48} onClick={() => setAssigning(true)}>
          Assign a program
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load programs">
        {(programs) => <Shown programs={programs} name={client.name} />}
      </Loaded>
      {assigning && <AssignModal client={client} onClose={() => setAssigning(false)} />}
    </Panel>
  );
}

function Shown({ programs, name }: { programs: ClientProgramsReply; name: string }) {
  const { isShared, running, requests } = programs;
  return (
    <>
      {running.length > 0 && (
        <ul className={styles.list}>
          {running.map((program) => (
            <li key={program.id} className={styles.progress}>
              <b>{program.program}</b>
              <p>{progressText(program)}</p>
              <Bar
                value={program.adherence.done}
                max={Math.max(1, program.adherence.due)}
                label={`Adherence to ${program.program}`}
              />
              <p className={text.hint}>{adherenceText(program.adherence)}</p>
            </li>
          ))}
        </ul>
      )}
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.id} className={styles.request}>
              <div className={styles.what}>
                <b>{request.program.name}</b>
                <small>{`${whoText(request)}, not answered yet`}</small>
                <small>{planText(request)}</small>
              </div>
              <RequestActions request={request} />
            </li>
          ))}
        </ul>
      )}
      {!isShared && (
        <p className={`${text.muted} ${styles.aside}`}>
          {name} doesn’t share training with you, so you don’t see their adherence.
        </p>
      )}
      {isShared && running.length + requests.length === 0 && (
        <EmptyState title="No program yet">Assign one, and you see here how it goes.</EmptyState>
      )}
    </>
  );
}

/** "7 of 8 workouts done in the last four weeks, 88%" */
function adherenceText({ due, done }: { readonly due: number; readonly done: number }): string {
  if (due === 0) return 'Nothing was due in the last four weeks.';
  return `${done} of ${due} workouts done in the last four weeks, ${Math.round((100 * done) / due)}%`;
}
