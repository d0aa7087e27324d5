import type { ClientProgramsReply } from '@chalkline/contract/training/program-request.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import type { ClientSections } from '../brought-sections.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { ClientProgram } from './client-program.tsx';
import { RequestActions } from './request-actions.tsx';
import { planText, whoText } from './request-texts.ts';

interface ClientSectionProps {
  client: { readonly coachingId: string; readonly personId: string; readonly name: string };
}

type ClientProgramsProps = ClientSectionProps & ClientSections;

/** On the page of a client: what they train by with their adherence, and what was assigned. */
export function clientProgramsSection(brought: ClientSections): ComponentType<ClientSectionProps> {
  return (props) => <ClientPrograms {...props} {...brought} />;
}

function ClientPrograms({ client, ...brought }: ClientProgramsProps) {
  const query = useQuery(trainingQueries.clientPrograms(client.coachingId));
  return (
    <Panel title="Programs">
      <Loaded query={query} failed="Couldn’t load programs">
        {(programs) => <Shown {...{ programs, client }} {...brought} />}
      </Loaded>
    </Panel>
  );
}

function Shown({ programs, client, ...brought }: ClientProgramsProps & { programs: ClientProgramsReply }) {
  const { isShared, running, requests } = programs;
  return (
    <>
      {running.length > 0 && (
        <ul className={styles.list}>
          {running.map((program) => (
            <li key={program.id}>
              <ClientProgram client={client} running={program} {...brought} />
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
          {client.name} doesn’t share training with you, so you don’t see their adherence.
        </p>
      )}
      {isShared && running.length + requests.length === 0 && (
        <EmptyState title="No program yet">Assign one, and you see here how it goes.</EmptyState>
      )}
    </>
  );
}
