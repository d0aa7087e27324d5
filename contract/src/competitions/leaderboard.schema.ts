import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { competitionScoring, pointsSetting } from './competition-scoring.schema.ts';
import { boardCut, cutStates } from './cut.schema.ts';
import { rankedStatuses } from './entry-statuses.ts';
import { boardViews } from './explanation.schema.ts';
import { publicationStates } from './publication.lifecycle.ts';
import { workoutReply } from './workout.schema.ts';

/** If more rows than this change, clients are asked to read the board again instead of being sent the rows. */
export const boardRowsSent = 200;

/** The kinds of cells, best first. Entries that share a kind other than `scored` share their place. */
export const cellKinds = ['scored', 'zeroed', 'did_not_finish', 'absent', 'pending', 'out'] as const;
export type CellKind = (typeof cellKinds)[number];

/** A result in the pieces a board shows, from `showScore`; all empty without a score. */
export const boardCell = z.object({
  /** null: no score. */
  scoreId: z.string().nullable(),
  /** The large figures: `9:41.28`, `CAP +12`, `105`, `DNF`. */
  main: z.string(),
  unit: z.string(),
  /** Reps done of all at the cap: `138/150`. */
  beside: z.string(),
  tiebreak: z.string(),
  /** The same in the other system of units. */
  other: z.string(),
  round: z.string(),
  variant: z.string(),
  /** For screen readers. */
  words: z.string(),
  place: z.int().nullable(),
  /** Others share the place. */
  tied: z.boolean(),
  points: z.number().nullable(),
  /** `absent` submitted nothing and no longer can, `pending` still can, `out` doesn't compete. */
  kind: z.enum(cellKinds),
  /** The result as submitted, if a penalty changed it: `9:41.28`. */
  original: z.string().optional(),
  /** The penalty and its reason: `10 s penalty: stepped off the mat`. */
  penalty: z.string().optional(),
});
export type BoardCell = z.output<typeof boardCell>;

export const boardRow = z.object({
  entryId: z.string(),
  /** The row's position on the board, from 0. */
  order: z.int(),
  bib: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  affiliate: z.string().nullable(),
  status: z.enum(rankedStatuses),
  place: z.int().nullable(),
  tied: z.boolean(),
  total: z.number().nullable(),
  /** Points given or taken by hand, within the total. */
  adjustment: z.number().optional(),
  /** Why: `Late to the briefing`. */
  adjustmentReason: z.string().optional(),
  /** The state at the cut; missing without a cut and for entries no longer in it. */
  cut: z.enum(cutStates).optional(),
  /** One for each workout of the board, in its order. */
  cells: z.array(boardCell),
});
export type BoardRow = z.output<typeof boardRow>;

const boardFacts = {
  competitionId: z.string(),
  divisionId: z.string(),
  divisionName: z.string(),
  /** Goes up by one with every change. */
  version: z.int(),
  madeAt: momentField,
  lastScoreAt: momentField.nullable(),
  /** `final` once the competition is finished. */
  standing: z.enum(['provisional', 'final']),
  rowCount: z.int(),
  /** Who it is for: `inside` has what is not published yet. */
  view: z.enum(boardViews),
  /** The board is shown as of this time. */
  frozenAt: momentField.nullable(),
  /** The rules that apply while it is frozen; missing: those of the competition, and the division's own points. */
  held: z.object({ scoring: competitionScoring, points: pointsSetting.nullable() }).optional(),
  /** The next cut, or the last one made; missing without cuts. */
  cut: boardCut.optional(),
  workouts: z.array(
    workoutReply
      .pick({ id: true, name: true, position: true, scoring: true, points: true, partOf: true })
      .extend({ publication: z.enum(publicationStates) }),
  ),
};

export const boardHead = z.object(boardFacts);
export type BoardHead = z.output<typeof boardHead>;

export const board = z.object({
  ...boardFacts,
  /** Follow the live topic `board:<division id>` from here; of the view `inside`, `board-inside:<division id>`. */
  position: z.string(),
  rows: z.array(boardRow),
});
export type Board = z.output<typeof board>;

export const leaderboardQuery = z.strictObject({
  /** Left out: the first division. */
  divisionId: idField.optional(),
  view: z.enum(boardViews).default('public'),
  cursor: z.string().max(400).optional(),
});
export type LeaderboardQuery = z.output<typeof leaderboardQuery>;

/** Rows of a board changed: insert these in their order. */
export const boardRowsChanged = z.object({
  head: boardHead,
  /** The version these rows change; another one on the screen means reading the board again. */
  fromVersion: z.int(),
  rows: z.array(boardRow),
  /** Entries that are no longer on this board. */
  removed: z.array(z.string()),
});
export type BoardRowsChanged = z.output<typeof boardRowsChanged>;

/** Too much has changed: read the board again. */
export const boardChanged = z.object({ head: boardHead, fromVersion: z.int() });
export type BoardChanged = z.output<typeof boardChanged>;
