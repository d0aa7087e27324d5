import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { BoardCell } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { type DaysAsked, latestDays, ofLatestDays } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Mark } from '../../platform/database/keyset.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findStandings, type Standing } from '../standings/boards.store.service.ts';
import { findCompetedBefore, findScoresById, latestEndFirst } from './results.repository.ts';

type Competed = Awaited<ReturnType<typeof findCompetedBefore>>[number];

/** What one entry did on a day. */
export interface CompetedDay {
  readonly day: string;
  readonly competition: { readonly id: string; readonly name: string };
  readonly division: { readonly id: string; readonly name: string };
  readonly entryId: string;
  readonly bib: number;
  readonly of: number;
  readonly scores: {
    readonly workout: { readonly id: string; readonly name: string };
    readonly cell: Pick<BoardCell, 'main' | 'unit' | 'words' | 'place' | 'tied'>;
  }[];
  readonly finished: { readonly place: number; readonly tied: boolean } | null;
}

/** Usually all that one asks for. */
const atOnce = 40;

/**
 * The latest days on which the viewer competed, alone or in a team: days at the venue, within those of the competition.
 * Read from the public leaderboards, so nothing is there before it is published.
 */
export function competitionsOfDays(
  parts: Parts,
  { personId }: Viewer,
  asked: DaysAsked,
): Promise<CompetedDay[]> {
  const now = parts.clock.now();
  return parts.database.transaction(async ({ sql }) => {
    const found: CompetedDay[] = [];
    let after: Mark | null = null;
    for (;;) {
      const page = latestEndFirst.page(after, atOnce);
      const rows: Competed[] = await findCompetedBefore(sql, personId, asked.before, page);
      found.push(...(await daysOf(sql, rows, now)));
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) return ofLatestDays(found, asked);
      // Competitions that aren't read yet ended by then.
      const sure = found.filter(({ day }) => day > last.competition.endsOn && day < asked.before);
      if (latestDays(sure).length >= asked.most) return ofLatestDays(sure, asked);
      after = latestEndFirst.mark(last);
    }
  }, 'snapshot');
}

async function daysOf(sql: Sql, rows: readonly Competed[], now: Date): Promise<CompetedDay[]> {
  const standings = await findStandings(
    sql,
    rows.map(({ entryId, bib, division }) => ({ entryId, bib, divisionId: division.id })),
  );
  const scored = [...standings.values()].flatMap(({ row }) =>
    row.cells.flatMap(({ scoreId }) => scoreId ?? []),
  );
  const scores = scored.length === 0 ? [] : await findScoresById(sql, scored);
  const receivedAt = new Map(scores.map((score) => [score.id, score.receivedAt]));
  return rows.flatMap((entry) => {
    const standing = standings.get(entry.entryId);
    return standing ? daysOfEntry(entry, standing, receivedAt, now) : [];
  });
}

function daysOfEntry(
  { competition: { id, name, zone, startsOn, endsOn }, division, entryId, bib }: Competed,
  { head, row }: Standing,
  receivedAt: ReadonlyMap<string, Date>,
  now: Date,
): CompetedDay[] {
  /** A score that comes later, as a corrected one does, is still of the days of the competition. */
  const within = (moment: Date) => {
    const day = todayIn(zone, moment);
    if (day < startsOn) return startsOn;
    return day > endsOn ? endsOn : day;
  };
  const done = head.workouts.flatMap((workout, index) => {
    const cell = row.cells[index];
    const at = cell?.scoreId ? receivedAt.get(cell.scoreId) : undefined;
    if (!cell || !at) return [];
    const { main, unit, words, place, tied } = cell;
    const { id: workoutId, name: workoutName } = workout;
    return [
      {
        day: within(at),
        workout: { id: workoutId, name: workoutName },
        cell: { main, unit, words, place, tied },
      },
    ];
  });
  const { place, tied } = row;
  const finished = head.standing === 'final' && place !== null ? { place, tied } : null;
  const lastDay = within(now);
  const days = new Set([...done.map(({ day }) => day), ...(finished ? [lastDay] : [])]);
  return [...days].map((day) => ({
    day,
    competition: { id, name },
    division,
    entryId,
    bib,
    of: head.rowCount,
    scores: done.filter((score) => score.day === day).map(({ workout, cell }) => ({ workout, cell })),
    finished: day === lastDay ? finished : null,
  }));
}
