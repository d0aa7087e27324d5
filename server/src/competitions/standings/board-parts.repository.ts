import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { scores } from '../scores/scores.table.ts';
import type { BoardKey } from './boards.repository.ts';
import { boardParts } from './boards.table.ts';
import type { BoardPiece, PackedPieces } from './packed-board.rules.ts';

/** Bytes of one statement: large enough to be few, small enough to be held beside each other. */
const bytesAtOnce = 8_000_000;

/** Stores the pieces of a board of which those of `before` are stored: only the different ones are written. */
export async function saveBoardParts(
  database: Sql,
  { divisionId, view }: BoardKey,
  pieces: readonly BoardPiece[],
  before: readonly BoardPiece[],
): Promise<void> {
  const known = new Map(before.map((piece) => [nameOf(piece), piece.content]));
  const different = pieces.filter((piece) => !known.get(nameOf(piece))?.equals(piece.content));
  await insertPieces(database, { divisionId, view }, different);
  const here = new Set(pieces.map(nameOf));
  for (const { part, first } of before) {
    if (here.has(nameOf({ part, first }))) continue;
    await database
      .delete(boardParts)
      .where(and(isOf({ divisionId, view }), eq(boardParts.part, part), eq(boardParts.first, first)));
  }
}

/** Replaces all pieces of a board, each written as soon as it is there: the database writes while the next is packed. */
export async function replaceBoardParts(
  tx: Pick<Transaction, 'sql' | 'bulk'>,
  board: BoardKey,
  pieces: Iterable<BoardPiece>,
): Promise<void> {
  await deleteBoardParts(tx.sql, board);
  await addPieces(tx, board, pieces);
}

/** Replaces what may be different of a board with the same entries: some pieces of `ownParts`, and all other parts. */
export async function replaceStanding(
  tx: Pick<Transaction, 'sql' | 'bulk'>,
  board: BoardKey,
  { own, standing }: PackedPieces,
  ownParts: readonly string[],
): Promise<void> {
  await insertPieces(tx.sql, board, [...own()]);
  await tx.sql.delete(boardParts).where(and(isOf(board), notInArray(boardParts.part, [...ownParts])));
  await addPieces(tx, board, standing());
}

async function addPieces(
  { bulk }: Pick<Transaction, 'bulk'>,
  { divisionId, view }: BoardKey,
  pieces: Iterable<BoardPiece>,
): Promise<void> {
  const into = sql`${boardParts} (${sql.join(
    ['division_id', 'view', 'part', 'first', 'content'].map((column) => sql.identifier(column)),
    sql`, `,
  )})`;
  const id = Buffer.from(divisionId.replaceAll('-', ''), 'hex');
  const rows = function* () {
    for (const { part, first, content } of pieces) {
      const begins = Buffer.alloc(4);
      begins.writeInt32BE(first);
      yield [id, Buffer.from(view), Buffer.from(part), begins, content];
    }
  };
  await bulk.write(into, rows());
}

async function insertPieces(
  database: Sql,
  { divisionId, view }: BoardKey,
  pieces: readonly BoardPiece[],
): Promise<void> {
  for (const some of inLoads(pieces)) {
    await database
      .insert(boardParts)
      .values(some.map((piece) => ({ divisionId, view, ...piece })))
      .onConflictDoUpdate({
        target: [boardParts.divisionId, boardParts.view, boardParts.part, boardParts.first],
        set: { content: sql`excluded.content` },
      });
  }
}

function nameOf({ part, first }: Pick<BoardPiece, 'part' | 'first'>): string {
  return `${part} ${first}`;
}

function inLoads(pieces: readonly BoardPiece[]): BoardPiece[][] {
  const loads: BoardPiece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    if (room < piece.content.length) {
      loads.push([]);
      room = bytesAtOnce;
    }
    loads.at(-1)?.push(piece);
    room -= piece.content.length;
  }
  return loads;
}

/** Deletes all pieces of a board that is stored otherwise from now on. */
export async function deleteBoardParts(database: Sql, board: BoardKey): Promise<void> {
  await database.delete(boardParts).where(isOf(board));
}

function isOf({ divisionId, view }: BoardKey) {
  return and(eq(boardParts.divisionId, divisionId), eq(boardParts.view, view));
}

/** All pieces of a board. */
export function findBoardParts(database: Sql, board: BoardKey): Promise<BoardPiece[]> {
  return database
    .select({ part: boardParts.part, first: boardParts.first, content: boardParts.content })
    .from(boardParts)
    .where(isOf(board));
}

/** The bytes of a whole part. */
export async function findPart(database: Sql, board: BoardKey, part: string): Promise<Buffer> {
  const found = await database
    .select({ content: boardParts.content })
    .from(boardParts)
    .where(and(isOf(board), eq(boardParts.part, part)))
    .orderBy(asc(boardParts.first));
  return Buffer.concat(found.map(({ content }) => content));
}

/** A part whose pieces have the same number of lines of the same length. */
export interface EvenPart {
  readonly part: string;
  /** Of a line. */
  readonly bytes: number;
  /** Lines of a piece. */
  readonly lines: number;
}

/** Some lines of a part by their positions, in the order asked for. The rest is not read. */
export async function findLines(
  database: Sql,
  { divisionId, view }: BoardKey,
  { part, bytes, lines }: EvenPart,
  asked: readonly number[],
): Promise<Buffer> {
  if (asked.length === 0) return Buffer.alloc(0);
  const runs = runsOf(asked, lines);
  const from = sql.param(runs.map((run) => run.from));
  const length = sql.param(runs.map((run) => run.length));
  const found = await database.execute<{ content: Buffer | null }>(sql`
    select string_agg(
      substring(${boardParts.content} from (asked.line % ${lines}) * ${bytes} + 1 for asked.length * ${bytes}),
      ''::bytea order by asked.nth
    ) as content
    from unnest(${from}::int[], ${length}::int[]) with ordinality as asked (line, length, nth)
    join ${boardParts} on ${boardParts.divisionId} = ${divisionId} and ${boardParts.view} = ${view}
      and ${boardParts.part} = ${part} and ${boardParts.first} = asked.line - asked.line % ${lines}`);
  return found.rows[0]?.content ?? Buffer.alloc(0);
}

/** Lines that follow each other within a piece are taken out of it at once. */
function runsOf(asked: readonly number[], lines: number): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const line of asked) {
    const last = runs.at(-1);
    if (last && line === last.from + last.length && line % lines !== 0) last.length += 1;
    else runs.push({ from: line, length: 1 });
  }
  return runs;
}

/** For each of some numbers the piece of a part that begins last at or before it, each piece once. */
export async function findPiecesAt(
  database: Sql,
  { divisionId, view }: BoardKey,
  part: string,
  at: readonly number[],
): Promise<Buffer[]> {
  const { rows } = await database.execute<{ content: Buffer }>(sql`
    select ${boardParts.content} as content
    from (select distinct (
        select first from competitions.board_parts begun where begun.division_id = ${divisionId} and begun.view = ${view}
          and begun.part = ${part} and begun.first <= asked.at order by begun.first desc limit 1
      ) as first from unnest(${sql.param(at)}::int[]) as asked (at)) begins
    join ${boardParts} on ${boardParts.divisionId} = ${divisionId} and ${boardParts.view} = ${view}
      and ${boardParts.part} = ${part} and ${boardParts.first} = begins.first`);
  return rows.map(({ content }) => content);
}

/** The pieces of some parts that begin at these. */
export async function findPieces(
  database: Sql,
  { divisionId, view }: BoardKey,
  asked: readonly { readonly part: string; readonly firsts: readonly number[] }[],
): Promise<BoardPiece[]> {
  const each = asked.flatMap(({ part, firsts }) => firsts.map((first) => ({ part, first })));
  if (each.length === 0) return [];
  const parts = sql.param(each.map(({ part }) => part));
  const firsts = sql.param(each.map(({ first }) => first));
  const { rows } = await database.execute<{ part: string; first: number; content: Buffer }>(sql`
    select asked.part, asked.first, ${boardParts.content} as content
    from unnest(${parts}::text[], ${firsts}::int[]) as asked (part, first)
    join ${boardParts} on ${boardParts.divisionId} = ${divisionId} and ${boardParts.view} = ${view}
      and ${boardParts.part} = asked.part and ${boardParts.first} = asked.first`);
  return rows;
}

/** What scores are worth, by their ids. A score never changes. */
export async function findScoreValues(
  database: Sql,
  scoreIds: readonly string[],
): Promise<ReadonlyMap<string, ScoreValue | null>> {
  if (scoreIds.length === 0) return new Map();
  const found = await database
    .select({ id: scores.id, value: scores.value })
    .from(scores)
    .where(sql`${scores.id} = any(${sql.param(scoreIds)}::uuid[])`);
  return new Map(found.map(({ id, value }) => [id, value]));
}
