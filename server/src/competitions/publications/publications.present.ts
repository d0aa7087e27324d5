import type {
  BoardFreezeReply,
  FrozenBoardReply,
  PublicationReply,
} from '@chalkline/contract/competitions/publication.schema.ts';
import type { FrozenBoard } from './publications.frozen.service.ts';
import type { Publication } from './publications.service.ts';

export function presentPublications(publications: readonly Publication[]): PublicationReply[] {
  return publications.map(({ divisionId, workoutId, state, publishAt, updatedAt, moveTo }) => ({
    divisionId,
    workoutId,
    state,
    publishAt: publishAt?.toISOString() ?? null,
    changedAt: updatedAt?.toISOString() ?? null,
    moveTo: [...moveTo],
  }));
}

export function presentFreeze(frozen: {
  readonly divisionId: string;
  readonly frozenAt: Date | null;
}): BoardFreezeReply {
  return { divisionId: frozen.divisionId, frozenAt: frozen.frozenAt?.toISOString() ?? null };
}

export function presentFrozenBoards(boards: readonly FrozenBoard[]): FrozenBoardReply[] {
  return boards.map(({ frozenAt, rules, ...behind }) => ({
    ...behind,
    frozenAt: frozenAt.toISOString(),
    rules: [...rules],
  }));
}
