import type { Sql } from '../../platform/database/database.ts';
import type { ThreadParts } from '../../platform/threads/threads.ts';
import { isBoardAsked } from '../board-requests/board-requests.repository.ts';
import { findShownEntries } from './board-material.repository.ts';
import { heldBoard, holdBoard } from './boards.held.service.ts';
import type { BoardAskedAbout } from './boards.look.service.ts';
import { type PackedBoard, rankPacked } from './boards.packed.service.ts';
import { findBoard, hasMoreEntriesThan } from './boards.repository.ts';
import { rankedHereAtMost } from './boards.thread.service.ts';
import { idAt } from './packed-ids.rules.ts';

/**
 * The ranking of a large division, to be asked about: the one that is held, else it is read in few large values. null
 * for a small one, and where it has to be read row by row.
 */
export async function knownBoard(
  parts: ThreadParts,
  { divisionId, view: asked }: BoardAskedAbout,
): Promise<PackedBoard | null> {
  return parts.database.transaction(async (tx) => {
    const { sql } = tx;
    if (!(await hasMoreEntriesThan(sql, divisionId, rankedHereAtMost))) return null;
    const own = await findBoard(sql, divisionId, asked, false);
    // Where nothing is hidden the inside has no board of its own.
    const view = own ? asked : 'public';
    const kept = own ?? (await findBoard(sql, divisionId, view, false));
    const held = kept && heldBoard(divisionId, view, kept.head);
    if (held) return held;
    const ranked = await rankPacked(tx, divisionId, { view: asked, now: parts.clock.now() });
    // All of this is of one moment: with nothing asked for, what is kept is this ranking.
    if (ranked && own?.form === 'packed' && !(await isBoardAsked(sql, divisionId)))
      holdBoard(asked, own.head, ranked);
    return ranked;
  }, 'snapshot');
}

/** Where an entry stands in what a division was ranked from; null when it is not in it. */
export async function positionIn(
  sql: Sql,
  { material }: PackedBoard,
  entryId: string,
): Promise<number | null> {
  const entry = (await findShownEntries(sql, [entryId])).get(entryId);
  const position = material.positionOf(entry?.bib ?? 0);
  if (position === undefined || idAt(material.entries.ids, position * 4) !== entryId) return null;
  return position;
}

/** Some entries by their positions, as they are shown. */
export async function shownAt(sql: Sql, { material }: PackedBoard, positions: Iterable<number>) {
  const ids = new Map([...positions].map((position) => [position, idAt(material.entries.ids, position * 4)]));
  const found = await findShownEntries(sql, [...ids.values()]);
  return new Map(
    [...ids].flatMap(([position, id]) => {
      const entry = found.get(id);
      return entry ? [[position, entry] as const] : [];
    }),
  );
}
