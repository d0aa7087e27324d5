import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Note } from '../../../ui/note.tsx';
import type { ChangesSection } from '../brought-sections.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { MoveClientsModal } from './move-clients-modal.tsx';

interface ProgramClientsProps {
  program: { readonly id: string; readonly name: string };
}

/** Where a program is built: which clients still train by an earlier version. Renders nothing where all are up to date. */
export function programClientsSection(changes: ChangesSection): ComponentType<ProgramClientsProps> {
  return (props) => <ProgramClients {...props} changes={changes} />;
}

function ProgramClients({ program, changes }: ProgramClientsProps & { changes: ChangesSection }) {
  const clients = useQuery(trainingQueries.programClients(program.id)).data ?? [];
  const [moving, setMoving] = useState(false);
  if (clients.length === 0) return null;
  return (
    <Note>
      <p>
        {counted(clients.length, ['client trains', 'clients train'])} by an earlier version until you move
        them.
      </p>
      <div className={styles.pair}>
        <Button onClick={() => setMoving(true)}>Move clients</Button>
      </div>
      {moving && <MoveClientsModal {...{ program, clients, changes }} onClose={() => setMoving(false)} />}
    </Note>
  );
}
