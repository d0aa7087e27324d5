import type { AppealHurdle } from '@chalkline/contract/competitions/appeal.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';

/** What decides whether a result can be appealed. */
export interface AppealFacts {
  readonly now: Date;
  /** null: the competition takes no appeals. */
  readonly minutes: number | null;
  /** When the result was recorded, penalized or published, whatever was last; null: athletes see none. */
  readonly changedAt: Date | null;
  readonly hasAppeal: boolean;
  /** The competition is finished: nothing is decided anymore. */
  readonly isOver: boolean;
}

/** The end of the time for appeals, this moment not included; null where there is none. */
export function appealUntil({ minutes, changedAt }: Pick<AppealFacts, 'minutes' | 'changedAt'>): Date | null {
  return minutes === null || changedAt === null ? null : new Date(changedAt.getTime() + minutes * minute);
}

/** Why a result can't be appealed, the most lasting reason first; null if it can. */
export function appealHurdle(facts: AppealFacts): AppealHurdle | null {
  if (facts.hasAppeal) return 'appealed';
  if (facts.minutes === null) return 'off';
  if (facts.isOver) return 'over';
  const until = appealUntil(facts);
  if (until === null) return 'no_result';
  return facts.now < until ? null : 'late';
}
