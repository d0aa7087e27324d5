import { undoVisit } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { membershipQueries } from '../memberships.queries.ts';

/** Undoes a member's check-in by the id of the visit. */
export function useUndoVisit(onDone?: () => void) {
  return useAction({
    send: (call, visitId: string) => call(undoVisit, { params: { visitId } }),
    failed: 'Couldn’t undo the check-in',
    done: 'Check-in undone',
    invalidates: [membershipQueries.all],
    ...(onDone && { onDone }),
  });
}
