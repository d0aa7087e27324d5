import {
  changeClientSchedule,
  getClientEnrollment,
  type ProgramClient,
} from '@chalkline/contract/training/client-training.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import text from '../../../ui/text.module.css';
import type { ChangesSection } from '../brought-sections.ts';
import styles from '../training.module.css';
import { trainingQueries } from '../training.queries.ts';
import { trainingKey } from '../training-key.ts';

interface MoveClientsModalProps {
  program: { readonly id: string; readonly name: string };
  clients: readonly ProgramClient[];
  changes: ChangesSection;
  onClose: () => void;
}

/** Moves clients to the new version, each from their first week that hasn't begun. */
export function MoveClientsModal({ program, clients, changes, onClose }: MoveClientsModalProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = clients.filter(({ enrollmentId }) => !left.has(enrollmentId));
  const move = useAction({
    send: async (call) => {
      let moved = 0;
      for (const { coachingId, enrollmentId } of chosen) {
        const params = { coachingId, enrollmentId };
        const { version, newer } = await call(getClientEnrollment, { params });
        const [fromWeek] = newer?.fromWeeks ?? [];
        // A client who has begun the last week stays.
        if (fromWeek === undefined) continue;
        await call(changeClientSchedule, { params, body: { by: 'switch', version, fromWeek } });
        moved += 1;
      }
      return moved;
    },
    done: (moved) => `${counted(moved, ['client', 'clients'])} moved`,
    failed: 'Couldn’t move all clients',
    invalidates: [trainingKey],
    onDone: onClose,
  });
  const choose = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Move clients to the new version of ${program.name}`}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" busy={move.busy} disabled={chosen.length === 0} onClick={() => move.run()}>
            {`Move ${counted(chosen.length, ['client', 'clients'])}`}
          </Button>
        </>
      }
    >
      <p className={text.hint}>
        Weeks that were begun stay as they are. Each client gets a notification and can undo it.
      </p>
      <ul className={styles.list}>
        {clients.map((client) => (
          <li key={client.enrollmentId} className={styles.choice}>
            <Checkbox
              label={client.name}
              hint={`Trains by version ${client.number}`}
              checked={!left.has(client.enrollmentId)}
              onChange={(change) => choose(client.enrollmentId, change.currentTarget.checked)}
            />
            <WhatChanges client={client} changes={changes} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** What the new version asks this client for differently, once somebody wants to know. */
function WhatChanges({
  client,
  changes: { Section },
}: Pick<MoveClientsModalProps, 'changes'> & { client: ProgramClient }) {
  const { coachingId, enrollmentId, name } = client;
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...trainingQueries.clientEnrollment(coachingId, enrollmentId), enabled: isOpen });
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-label={`What changes for ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        What changes
      </Button>
      {isOpen && (
        <Loaded query={query} failed="Couldn’t load the changes">
          {({ newer }) =>
            newer ? (
              <Suspense fallback={<Spinner label="Loading" />}>
                <Section changes={newer.changes} />
              </Suspense>
            ) : (
              <p className={text.hint}>Every week has begun, so {name} stays on this version.</p>
            )
          }
        </Loaded>
      )}
    </>
  );
}
