import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { rankCells } from '../ranking/board-ranking.rules.ts';
import type { OverallEntry } from '../ranking/overall.rules.ts';
import { cellsOf } from '../ranking/ranking.factory.ts';
import { type CutFrame, countedLater, cutStatesOf, drawnCut, shownMaterial } from './board-cut.rules.ts';
import { explainCut } from './explain-cut.rules.ts';
import { reps, table } from './testing/plain-race.ts';

const topTwo: Cut = { afterWorkoutId: 'w0', rule: { by: 'top', count: 2 }, ties: 'all', movesUp: false };
const frozenAt = new Date('2026-05-02T12:00:00Z');

interface BoardOfCut {
  /** By workout, each entry's score as typed; null: not published. */
  readonly results: readonly (readonly string[] | null)[];
  readonly cuts?: readonly Cut[];
  readonly scoring?: CompetitionScoring;
  /** By entry where it is not one that is there. */
  readonly entries?: Readonly<Record<number, OverallEntry>>;
  readonly made?: CutFrame['madeCuts'];
  readonly open?: boolean;
  readonly frame?: Partial<CutFrame['division']>;
  readonly workouts?: Readonly<Record<number, Partial<CutFrame['allWorkouts'][number]>>>;
  readonly view?: 'public' | 'inside';
}

/** A board as it is ranked, with what its view knows of cuts. */
function boardOf(board: BoardOfCut) {
  const { results, scoring = table(10, 6, 3), cuts = [topTwo], made = [] } = board;
  const size = Math.max(...results.map((texts) => texts?.length ?? 0));
  const entries = Array.from(
    { length: size },
    (_, entry): OverallEntry => board.entries?.[entry] ?? { status: 'active' },
  );
  const allWorkouts = results.map((_, index) => ({
    id: `w${index}`,
    partOf: null,
    scoring: reps,
    points: {},
    ...board.workouts?.[index],
  }));
  const laid = results.flatMap((texts, index) => {
    const workout = allWorkouts[index];
    if (texts === null || !workout) return [];
    const cells = cellsOf([...texts, ...Array<string>(size - texts.length).fill('')], reps);
    return [{ workout: { ...workout, over: true }, scoring: reps, cells, penalized: new Map() }];
  });
  const frame: CutFrame = {
    division: { cuts, points: null, plannedField: null, frozenAt: null, ...board.frame },
    competition: { scoring },
    allWorkouts,
    madeCuts: made,
  };
  const divisionPoints = frame.division.points;
  const field = { entries, ...rankCells({ scoring, divisionPoints }, entries, laid) };
  const publication = board.open ? ('published' as const) : ('final' as const);
  const shown = { publication, isShown: true, over: true };
  const workouts = allWorkouts.map((workout) => ({ ...workout, name: `Workout ${workout.id}`, ...shown }));
  return { frame, look: { view: board.view ?? 'public', workouts }, field };
}

function drawn(board: BoardOfCut) {
  const { frame, look, field } = boardOf(board);
  return drawnCut(frame, look, field);
}

function material(board: BoardOfCut) {
  const { frame, look, field } = boardOf(board);
  return shownMaterial(frame, look, field);
}

const four = ['40', '30', '20', '10'];
const ten = { by: 'total', points: 6 } as const;
const madeAt = (moment: Date, afterWorkoutId = 'w0') => ({ afterWorkoutId, madeAt: moment });

describe('the line of a board', () => {
  it('is nowhere without a cut', () => {
    expect(drawn({ results: [four], cuts: [] })).toBeNull();
    expect(material({ results: [four], cuts: [] })).toBeNull();
  });

  it('is between those who advance and those who don’t, with the totals on both sides', () => {
    const cut = drawn({ results: [four] });
    expect(cut?.head).toMatchObject({
      ...topTwo,
      made: false,
      places: 2,
      advancing: 2,
      lineAt: 2,
      lastAbove: 6,
      firstBelow: 3,
    });
    expect(cut?.head).not.toHaveProperty('laterWorkoutIds');
    expect(cut && [...cutStatesOf(cut, four)]).toEqual([1, 1, 4, 4]);
    expect([0, 3].map((entry) => cut?.stateOf(entry))).toEqual(['clinched', 'out']);
  });

  it('has no total on a side without entries', () => {
    const all = { ...topTwo, rule: { by: 'top', count: 9 } as const };
    expect(drawn({ results: [four], cuts: [all] })?.head).toMatchObject({ lastAbove: 0, firstBelow: null });
    const none = { ...topTwo, ties: 'none' as const, rule: { by: 'top', count: 1 } as const };
    expect(drawn({ results: [['5', '5', '4']], cuts: [none] })?.head).toMatchObject({
      advancing: 0,
      lineAt: null,
      lastAbove: null,
      firstBelow: 10,
    });
  });

  it('has totals of candidates alone, and of those who have one', () => {
    const entries = { 0: { status: 'withdrawn' }, 2: { status: 'withdrawn' } } as const;
    const one = { ...topTwo, rule: { by: 'top', count: 2 } as const };
    // The place of the first stays empty, so the second alone goes on.
    expect(drawn({ results: [four], cuts: [one], entries })?.head).toMatchObject({
      advancing: 1,
      lastAbove: 6,
      firstBelow: 0,
    });
    const raw = { results: [['9', '8', 'DNF']], scoring: scoringPresets.total_amount };
    expect(drawn(raw)?.head).toMatchObject({ lastAbove: 8, firstBelow: null });
  });

  it('has no totals by a standard, nor where later workouts count on the board', () => {
    const standard = { ...topTwo, rule: ten };
    expect(drawn({ results: [four], cuts: [standard] })?.head).toMatchObject({
      places: null,
      advancing: 2,
      lineAt: 2,
      lastAbove: null,
      firstBelow: null,
    });
    const mixed = drawn({ results: [four, ['1', '2', '3', '4']] });
    expect(mixed?.head).toMatchObject({
      laterWorkoutIds: ['w1'],
      lineAt: null,
      advancing: 2,
      lastAbove: null,
      firstBelow: null,
    });
  });

  it('ignores earlier cut entries, wherever they rank', () => {
    const entries = { 0: { status: 'cut' } } as const;
    const one = { ...topTwo, rule: { by: 'top', count: 1 } as const };
    expect(drawn({ results: [four], cuts: [one], entries })?.head).toMatchObject({ lineAt: 2, advancing: 1 });
  });

  it('counts nobody without a place', () => {
    const scoring = { ...table(10, 6, 3), nothingHandedIn: 'unranked' as const };
    const some = drawn({ results: [['', '9', '8', '7']], scoring });
    expect(some?.head).toMatchObject({ lineAt: 2, advancing: 2 });
    const all = drawn({ results: [['', '9', '8']], scoring });
    expect(all?.head.lineAt).toBeNull();
  });
});

describe('a cut that was made', () => {
  const entries = {
    2: { status: 'cut' },
    3: { status: 'cut' },
    4: { status: 'withdrawn' },
    5: { status: 'disqualified' },
  } as const;
  const results = [['60', '50', '40', '30', '70', '80']];

  it('separates those who advanced from those who were cut, even if others have left', () => {
    const cut = drawn({ results, entries, made: [madeAt(frozenAt)] });
    // The withdrawn entry is first by points, and on neither side of the line.
    expect(cut?.head).toMatchObject({
      made: true,
      advancing: 2,
      lineAt: 3,
      lastAbove: null,
      firstBelow: null,
    });
    expect(cut && [...cutStatesOf(cut, results[0] ?? [])]).toEqual([1, 1, 0, 0, 0, 0]);
    expect(cut?.head).not.toHaveProperty('cutAbove');
  });

  it('counts cut entries that rank above one that advanced, and then has no line', () => {
    const turned = { 0: { status: 'cut' }, 1: { status: 'cut' }, 3: { status: 'cut' } } as const;
    const made = [madeAt(frozenAt)];
    expect(drawn({ results: [four], entries: turned, made })?.head).toMatchObject({
      cutAbove: 2,
      lineAt: null,
      advancing: 1,
    });
    const one = { 0: { status: 'cut' }, 2: { status: 'cut' }, 3: { status: 'cut' } } as const;
    expect(drawn({ results: [four], entries: one, made })?.head.cutAbove).toBe(1);
    // Before it is made nobody is cut, whatever later workouts did to the order.
    expect(drawn({ results: [four, ['1', '2', '3', '44']] })?.head).not.toHaveProperty('cutAbove');
  });

  it('is not yet made for who is cut by nobody: another cut had them', () => {
    const cut = drawn({ results, entries });
    expect(cut?.head.made).toBe(false);
    expect(cut && [...cutStatesOf(cut, results[0] ?? [])].slice(2, 4)).toEqual([0, 0]);
    expect(material({ results, entries })?.isCutByThis(2)).toBe(false);
  });

  it('has no later workouts: its order is the board’s', () => {
    const both = { results: [four, four], made: [madeAt(frozenAt)] };
    const shown = material(both);
    expect(shown && countedLater(shown)).toEqual([]);
    expect(drawn(both)?.head).not.toHaveProperty('laterWorkoutIds');
    const open = material({ results: [four, four] });
    expect(open && countedLater(open)).toEqual(['w1']);
  });

  it('is shown by a frozen board when it was made by then, and inside at once', () => {
    const frame = { frozenAt };
    const later = [madeAt(new Date(frozenAt.getTime() + 1))];
    const isMade = (board: Partial<BoardOfCut>) => drawn({ results: [four], frame, ...board })?.head.made;
    expect(isMade({ made: [madeAt(frozenAt)] })).toBe(true);
    expect(isMade({ made: later })).toBe(false);
    expect(isMade({ made: later, view: 'inside' })).toBe(true);
    expect(isMade({ made: later, frame: { frozenAt: null } })).toBe(true);
  });

  it('gives way to the next one', () => {
    const next = { ...topTwo, afterWorkoutId: 'w1' };
    const cuts = [topTwo, next];
    const shown = (made: CutFrame['madeCuts']) =>
      drawn({ results: [four, four], cuts, made })?.head.afterWorkoutId;
    expect(shown([])).toBe('w0');
    expect(shown([madeAt(frozenAt)])).toBe('w1');
    const made = drawn({ results: [four, four], cuts, made: [madeAt(frozenAt)] });
    expect(made?.head.made).toBe(false);
  });
});

describe('the input of a cut', () => {
  const halfPoints = { method: 'own_table' as const, name: 'half', points: [5, 3] };

  it('is the setting of the workout, else of its division, else of the competition', () => {
    const setting = (board: Partial<BoardOfCut>) => material({ results: [four], ...board })?.span[0]?.setting;
    expect(setting({})?.points).toMatchObject({ points: [10, 6, 3] });
    expect(setting({ frame: { points: halfPoints } })?.points).toEqual(halfPoints);
    const own = { method: 'raw' as const };
    expect(setting({ frame: { points: halfPoints }, workouts: { 0: { points: { points: own } } } })).toEqual({
      points: own,
      weight: 100,
    });
  });

  it('is what is public about each workout of its span, and whether it is final', () => {
    const cuts = [{ ...topTwo, afterWorkoutId: 'w1' }];
    const workouts = {
      1: { points: { stage: 2 }, scoring: { ...usualScoring('reps'), variants: ['Rx', 'Scaled'] } },
    };
    const shown = material({ results: [four, null, four], cuts, workouts, frame: { plannedField: 7 } });
    expect(shown?.span).toMatchObject([
      { id: 'w0', ranked: { id: 'w0' }, stage: 1, hasVariants: false, settled: true },
      { id: 'w1', ranked: null, stage: 2, hasVariants: true },
    ]);
    expect([shown?.plannedField, shown?.span.length, shown?.isMade]).toEqual([7, 2, false]);
    expect(material({ results: [four], open: true })?.span[0]?.settled).toBe(false);
  });
});

describe('what an explanation says of the cut', () => {
  const said = (board: BoardOfCut, entry: number) => {
    const { frame, look, field } = boardOf(board);
    return explainCut(frame, look, field, entry);
  };

  it('is nothing without a cut, and names its workout once it is released', () => {
    expect(said({ results: [four], cuts: [] }, 0)).toEqual([]);
    expect(said({ results: [four] }, 0)).toEqual([
      'The top 2 advance, after Workout w0.',
      'Clinched: whatever happens next, fewer than 2 can end ahead.',
    ]);
    const { frame, look, field } = boardOf({ results: [four] });
    expect(explainCut(frame, { ...look, workouts: [] }, field, 0)[0]).toBe(
      'The top 2 advance, after an unannounced workout.',
    );
  });
});
