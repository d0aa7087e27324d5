import { createHash } from 'node:crypto';
import {
  type Cut,
  type CutEntry,
  type CutPlan,
  cutNamesShown,
} from '@chalkline/contract/competitions/cut.schema.ts';
import { proposedTable } from '@chalkline/contract/competitions/proposed-table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { countedLater, cutMaterial } from '../cuts/board-cut.rules.ts';
import { inOrder } from '../cuts/cut-span.rules.ts';
import { type CutStanding, cutStanding } from '../cuts/cut-standing.rules.ts';
import { findCutBy, type StandingCut } from '../cuts/cuts.repository.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { type RankedBoard, rankBoard } from '../ranking/board-ranking.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { type BoardMaterial, loadBoardMaterial } from '../standings/boards.material.service.ts';

/** The outcome of a cut and the entries it moves. */
export interface PlannedCut {
  readonly plan: CutPlan;
  readonly made: StandingCut | null;
  /** No longer advance: will be CUT. */
  readonly toCut: readonly string[];
  /** Entries this cut moved that are still CUT. */
  readonly cutBy: readonly string[];
  /** Entries this cut moved that now advance. */
  readonly toReinstate: readonly string[];
}

/** Every cut of a division with its current outcome, in order. Throws 404. */
export async function planCuts(sql: Sql, divisionId: string, now: Date): Promise<readonly PlannedCut[]> {
  const material = await loadBoardMaterial(sql, divisionId, { view: 'inside', now });
  if (!material) throw divisionNotFound();
  const { frame } = material;
  const ranked = rankBoard(material.input);
  const cutBy = await findCutBy(
    sql,
    frame.madeCuts.map(({ id }) => id),
  );
  return inOrder(frame.division.cuts, frame.allWorkouts).map((cut) => {
    const made = frame.madeCuts.find((one) => one.afterWorkoutId === cut.afterWorkoutId) ?? null;
    const theirs = new Set(made ? cutBy.get(made.id) : []);
    return planOf(material, ranked, { cut, made, cutBy: theirs });
  });
}

interface CutToPlan {
  readonly cut: Cut;
  readonly made: StandingCut | null;
  readonly cutBy: ReadonlySet<string>;
}

function planOf(material: BoardMaterial, ranked: RankedBoard, { cut, made, cutBy }: CutToPlan): PlannedCut {
  const { frame, workouts, input } = material;
  const idOf = (entry: number) => input.entries[entry]?.id ?? '';
  // Proofs don't matter here, only who advances.
  const selection = { cut, isMade: true, isCutByThis: (entry: number) => cutBy.has(idOf(entry)) };
  const wanted = cutMaterial(frame, selection, workouts, ranked);
  const standing = cutStanding(wanted);
  const open = wanted.span.filter(({ settled }) => !settled).map(({ id }) => id);
  const candidates = candidatesOf(input.entries.length, standing);
  const on = candidates.filter((entry) => standing.goesOn[entry] === 1);
  const off = candidates.filter((entry) => standing.goesOn[entry] !== 1);
  const toCut = off.filter((entry) => input.entries[entry]?.status === 'active').map(idOf);
  const toReinstate = on.filter((entry) => input.entries[entry]?.status === 'cut').map(idOf);
  const list = (entries: readonly number[]) => ({
    count: entries.length,
    shown: entries.slice(0, cutNamesShown).map((entry) => named(material, standing, entry)),
  });
  const plan: CutPlan = {
    ...cut,
    divisionId: frame.division.id,
    madeAt: made?.madeAt.toISOString() ?? null,
    openWorkoutIds: open,
    laterWorkoutIds: countedLater({ ...wanted, isMade: made !== null }),
    places: standing.places,
    advancing: list(on),
    cut: list(off),
    tied: list(standing.tied),
    changes: toCut.length + toReinstate.length,
    outcome: fingerprint(on.map(idOf)),
    smallerTable: smallerTable(material, wanted.span.length, on.length),
  };
  return { plan, made, toCut, toReinstate, cutBy: [...cutBy] };
}

/** Best first; unranked entries last. */
function candidatesOf(count: number, { ranking, roleOf }: CutStanding): number[] {
  const isCandidate = (entry: number) => roleOf(entry) === 'candidate';
  const ranked = [...ranking.order].filter(isCandidate);
  const known = new Set(ranked);
  const others = Array.from({ length: count }, (_, entry) => entry);
  return [...ranked, ...others.filter((entry) => !known.has(entry) && isCandidate(entry))];
}

function named({ input }: BoardMaterial, { ranking }: CutStanding, entry: number): CutEntry {
  const { id = '', bib = 0, name = '' } = input.entries[entry] ?? {};
  const [place, total] = [numberAt(ranking.places, entry), numberAt(ranking.totals, entry)];
  return {
    entryId: id,
    bib,
    name,
    place: place === 0 ? null : place,
    total: Number.isNaN(total) ? null : total,
  };
}

/** The same for the same set of people, in whatever order. */
function fingerprint(entryIds: readonly string[]): string {
  return createHash('sha256').update(entryIds.toSorted().join(' ')).digest('hex').slice(0, 32);
}

/** The points table for the advancing field, if later workouts use a larger one. */
function smallerTable({ frame }: BoardMaterial, span: number, goOn: number): string | null {
  if (span === frame.allWorkouts.length || goOn === 0) return null;
  return proposedTable(frame.division.points ?? frame.competition.scoring.points, goOn);
}
