import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { PublicationReply, Settlement } from '@chalkline/contract/competitions/publication.schema.ts';

/** Why results wouldn't become final just by finishing the competition. */
export const unsettledKinds = ['frozen', 'draft', 'withdrawn'] as const;
export type UnsettledKind = (typeof unsettledKinds)[number];

export interface Unsettled {
  readonly kind: UnsettledKind;
  readonly results: readonly PublicationReply[];
  /** Frozen leaderboards. */
  readonly boards: readonly DivisionReply[];
}

/** What to do with each kind; a missing kind isn't decided yet. */
export type SettlingChoices = Readonly<Partial<Record<UnsettledKind, 'settle' | 'leave'>>>;

/** Everything that keeps boards from being final, by reason. */
export function unsettledOf(
  { divisions }: Pick<CompetitionReply, 'divisions'>,
  publications: readonly PublicationReply[],
): Unsettled[] {
  return unsettledKinds
    .map((kind) => ({
      kind,
      results: publications.filter(({ state }) => state === kind),
      boards: kind === 'frozen' ? divisions.filter(({ frozenAt }) => frozenAt !== null) : [],
    }))
    .filter(({ results, boards }) => results.length + boards.length > 0);
}

/** What the server should settle when finishing, each with its known state. */
export function settlementOf(unsettled: readonly Unsettled[], choices: SettlingChoices): Settlement {
  const settled = unsettled.filter(({ kind }) => choices[kind] === 'settle');
  return {
    results: settled.flatMap(({ results }) =>
      results.map(({ divisionId, workoutId, state }) => ({ divisionId, workoutId, from: state })),
    ),
    follow: settled.flatMap(({ boards }) => boards.map(({ id }) => id)),
  };
}

/** The divisions whose boards would still be provisional. */
export function provisionalAfter(
  { divisions }: Pick<CompetitionReply, 'divisions'>,
  unsettled: readonly Unsettled[],
  choices: SettlingChoices,
): DivisionReply[] {
  const left = unsettled.filter(({ kind }) => choices[kind] !== 'settle');
  const ids = new Set(
    left.flatMap(({ results, boards }) => [
      ...results.map(({ divisionId }) => divisionId),
      ...boards.map(({ id }) => id),
    ]),
  );
  return divisions.filter(({ id }) => ids.has(id));
}
