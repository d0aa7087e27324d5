import type { ReactNode } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { competitionQueries } from '../competitions.queries.ts';

interface DeleteModalProps {
  name: string;
  remove: (call: KeyedCall) => Promise<unknown>;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before a division, a workout or a line of the schedule is deleted. */
export function DeleteModal({ name, remove, onClose, children }: DeleteModalProps) {
  return (
    <ConfirmAction
      title={`Delete ${name}?`}
      confirm="Delete"
      keep="Keep it"
      danger
      send={remove}
      done={`${name} deleted`}
      invalidates={[competitionQueries.all]}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmAction>
  );
}
