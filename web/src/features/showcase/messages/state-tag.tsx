import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { stateLabels } from '../contact/contact-labels.ts';

const marks = { new: 'open', answered: 'final', closed: 'closed' } as const;

/** The state of a message as shape and word. */
export function StateTag({ state }: { state: ContactState }) {
  return <StatusMark status={marks[state]}>{stateLabels[state]}</StatusMark>;
}
