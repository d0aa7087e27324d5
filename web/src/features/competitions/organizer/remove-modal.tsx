import type { ReactNode } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { competitionQueries } from '../competitions.queries.ts';

interface RemoveModalProps {
  name: string;
  remove: (call: KeyedCall) => Promise<unknown>;
  onClose: () => void;
  /** What removing it means. */
  children: ReactNode;
}

/** Asks before a division, a workout or a schedule item is removed. */
export function RemoveModal({ name, remove, onClose, children }: RemoveModalProps) {
  return (
    <ConfirmAction
      title={`Remove ${name}?`}
      confirm="Remove"
      keep="Keep it"
      danger
      send={remove}
      done={`${name} removed`}
      invalidates={[competitionQueries.all]}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmAction>
  );
}
