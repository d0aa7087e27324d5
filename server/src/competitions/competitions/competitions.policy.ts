import {
  type CompetitionState,
  competitionMoves,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionCan } from '@chalkline/contract/competitions/competition.schema.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';

/** What the decision needs to know: the competition's state, and what the one who asks is in it. */
export interface CompetitionStanding {
  readonly state: CompetitionState;
  readonly role: StaffRole | null;
}

interface Grant {
  readonly roles: readonly StaffRole[];
  readonly states: readonly CompetitionState[];
}

const anyState: readonly CompetitionState[] = ['draft', 'published', 'live', 'finished', 'archived'];
const open: readonly CompetitionState[] = ['draft', 'published', 'live'];

/** Every right that the contract tells the browser of; one that is not in both does not pass the types. */
export type CompetitionRight = Exclude<keyof CompetitionCan, 'moveTo'>;

const grants: Readonly<Record<CompetitionRight, Grant>> = {
  edit: { roles: ['owner'], states: open },
  manageStaff: { roles: ['owner'], states: anyState },
  manageEntries: { roles: ['owner', 'staff'], states: open },
  recordScores: { roles: ['owner', 'staff'], states: open },
  seeInside: { roles: ['owner', 'staff'], states: anyState },
};

/** Drafts are there for their staff only; to everybody else they do not exist. */
export function maySee({ state, role }: CompetitionStanding): boolean {
  return state !== 'draft' || role !== null;
}

/** Whether the role has the right at all, in whatever state. */
export function hasRight({ role }: CompetitionStanding, right: CompetitionRight): boolean {
  const { roles } = grants[right];
  return role !== null && roles.includes(role);
}

/** Whether the competition's state lets anybody use the right. */
export function isOpenFor({ state }: CompetitionStanding, right: CompetitionRight): boolean {
  const { states } = grants[right];
  return states.includes(state);
}

/** Everything that the one who asks may do, as replies carry it. */
export function competitionCan(standing: CompetitionStanding): CompetitionCan {
  const may = (right: CompetitionRight) => hasRight(standing, right) && isOpenFor(standing, right);
  return {
    edit: may('edit'),
    manageStaff: may('manageStaff'),
    manageEntries: may('manageEntries'),
    recordScores: may('recordScores'),
    seeInside: may('seeInside'),
    moveTo: standing.role === 'owner' ? [...competitionMoves[standing.state]] : [],
  };
}
