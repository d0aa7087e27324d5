import type { PersonState } from '@chalkline/contract/accounts/person.lifecycle.ts';
import { type Status, StatusMark } from '../../ui/status-mark.tsx';
import { personStateLabels } from './account-labels.ts';

const marks: Readonly<Record<PersonState, Status>> = {
  active: 'open',
  guest: 'opens',
  by_link: 'opens',
  invited: 'opens',
  suspended: 'closed',
  leaving: 'full',
  erased: 'closed',
};

/** The state of an account as shape, word and color. */
export function StateMark({ state }: { state: PersonState }) {
  return <StatusMark status={marks[state]}>{personStateLabels[state]}</StatusMark>;
}
