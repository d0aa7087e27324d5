import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type {
  PublicationState,
  ShowResults,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { firstPublicationState, resultsOutside } from '../publications/publications.rules.ts';

/** A score that may be corrected, with what decides whether its athlete hears of it. */
export interface CorrectedScore {
  readonly previousId: string | null;
  readonly receivedAt: Date;
  readonly createdBy: string;
  readonly competition: { readonly state: CompetitionState; readonly showResults: ShowResults };
  /** null: its results are still in their first state. */
  readonly publication: { readonly state: PublicationState; readonly updatedAt: Date } | null;
  /** When the board of its division was frozen. */
  readonly frozenAt: Date | null;
}

/** A slip that the same person mends so soon is no news. */
const slipMended = 5 * minute;

/** Whether the athlete hears of the correction of a score: when the public could see it, however it is corrected. */
export function isHeardOf(
  corrected: CorrectedScore,
  by: { readonly personId: string; readonly at: Date },
): boolean {
  const { competition, publication, frozenAt, previousId, receivedAt, createdBy } = corrected;
  if (competition.state === 'draft') return false;
  const { isShown, asOf } = resultsOutside({
    competition: competition.state,
    state: publication?.state ?? firstPublicationState(competition.showResults),
    updatedAt: publication?.updatedAt ?? null,
    boardFrozenAt: frozenAt,
  });
  if (!isShown || (asOf !== null && receivedAt > asOf)) return false;
  const isSlip = previousId === null && createdBy === by.personId;
  return !isSlip || by.at.getTime() - receivedAt.getTime() > slipMended;
}
