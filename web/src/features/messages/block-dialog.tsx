import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import type { KeyedCall } from '../../patterns/keyed-call.ts';
import type { ActionOptions } from '../../patterns/use-action.ts';

interface BlockDialogProps {
  person: { readonly id: string; readonly name: string };
  /** What is done besides. */
  also?: (call: KeyedCall) => Promise<unknown>;
  invalidates: ActionOptions<void, unknown>['invalidates'];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before somebody is blocked from a conversation. */
export function BlockDialog({ person, also, ...rest }: BlockDialogProps) {
  return (
    <ConfirmAction
      title={`Block ${person.name}?`}
      confirm="Block"
      keep="Don’t block"
      danger
      send={async (call) => {
        await call(blockPerson, { params: { personId: person.id } });
        await also?.(call);
      }}
      done={`You blocked ${person.name}`}
      {...rest}
    >
      <p>
        You can’t message or see each other. They aren’t told. Coaching between you ends. You can undo this in
        your privacy settings.
      </p>
    </ConfirmAction>
  );
}
