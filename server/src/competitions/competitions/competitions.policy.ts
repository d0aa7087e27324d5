import {
  type CompetitionState,
  competitionMoves,
  competitionStates,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionCan } from '@chalkline/contract/competitions/competition.schema.ts';
import { type StaffRole, staffRoles } from '@chalkline/contract/competitions/staff.schema.ts';

/** What the decision needs to know: the competition's state, and what the one who asks is in it. */
export interface CompetitionStanding {
  readonly state: CompetitionState;
  readonly role: StaffRole | null;
  /** It is public, or the one who asks gave its code or is entered. */
  readonly admitted: boolean;
}

/** What somebody may do hangs on no more than this. */
type Part = Pick<CompetitionStanding, 'state' | 'role'>;

interface Grant {
  readonly roles: readonly StaffRole[];
  readonly states: readonly CompetitionState[];
}

const anyState: readonly CompetitionState[] = competitionStates;
const open: readonly CompetitionState[] = ['draft', 'published', 'live'];
/** When there is somebody to tell: results are announced after the end as well, and what follows a cancellation. */
const announced: readonly CompetitionState[] = ['published', 'live', 'finished', 'canceled'];
/** A draft is deleted, and what took place is finished. */
const cancelable: readonly CompetitionState[] = ['published', 'live'];

const managers: readonly StaffRole[] = ['owner', 'manager'];

/** Every right that the contract tells the browser of; one that is not in both does not pass the types. */
export type CompetitionRight = Exclude<keyof CompetitionCan, 'moveTo'>;

const grants: Readonly<Record<CompetitionRight, Grant>> = {
  edit: { roles: ['owner'], states: open },
  manageStaff: { roles: ['owner'], states: anyState },
  manageEntries: { roles: managers, states: open },
  checkIn: { roles: [...managers, 'check_in'], states: open },
  disqualify: { roles: [...managers, 'head_judge'], states: open },
  recordScores: { roles: [...managers, 'head_judge', 'scorer'], states: open },
  startHeats: { roles: [...managers, 'head_judge'], states: open },
  announce: { roles: managers, states: announced },
  seeInside: { roles: staffRoles, states: anyState },
  publishResults: { roles: [...managers, 'head_judge'], states: open },
  adjustPoints: { roles: ['owner'], states: open },
  cancel: { roles: ['owner'], states: cancelable },
  followRefunds: { roles: managers, states: ['canceled'] },
};

/**
 * Drafts are there for their staff only, private ones also for those they admitted; to everybody else they do
 * not exist.
 */
export function maySee({ state, role, admitted }: CompetitionStanding): boolean {
  return role !== null || (state !== 'draft' && admitted);
}

/** Whether the role has the right at all, in whatever state. */
export function hasRight({ role }: Pick<Part, 'role'>, right: CompetitionRight): boolean {
  const { roles } = grants[right];
  return role !== null && roles.includes(role);
}

/** Whether the competition's state lets anybody use the right. */
export function isOpenFor({ state }: Pick<Part, 'state'>, right: CompetitionRight): boolean {
  const { states } = grants[right];
  return states.includes(state);
}

/** Everything that the one who asks may do, as replies carry it. */
export function competitionCan(standing: Part): CompetitionCan {
  const may = (right: CompetitionRight) => hasRight(standing, right) && isOpenFor(standing, right);
  return {
    edit: may('edit'),
    manageStaff: may('manageStaff'),
    manageEntries: may('manageEntries'),
    checkIn: may('checkIn'),
    disqualify: may('disqualify'),
    recordScores: may('recordScores'),
    startHeats: may('startHeats'),
    announce: may('announce'),
    seeInside: may('seeInside'),
    publishResults: may('publishResults'),
    adjustPoints: may('adjustPoints'),
    cancel: may('cancel'),
    followRefunds: may('followRefunds'),
    moveTo:
      standing.role === 'owner' ? competitionMoves[standing.state].filter((to) => to !== 'canceled') : [],
  };
}
