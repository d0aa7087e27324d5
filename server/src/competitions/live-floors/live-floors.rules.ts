import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { FloorLeader } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';

/** The leader on a leaderboard that has results; otherwise null. */
export function leaderOf(divisionName: string, rows: readonly BoardRow[]): FloorLeader | null {
  const leaders = rows.filter(({ place }) => place === 1);
  const [first] = leaders;
  if (!first?.cells.some(({ main }) => main !== '')) return null;
  return { divisionName, name: first.name, shared: leaders.length, total: first.total };
}

interface Item {
  readonly title: string;
  readonly startsAt: string;
}

/** The schedule item that started last, and the next one; items are in order. */
export function floorClock<Line extends Item>(items: readonly Line[], now: Date) {
  const moment = now.toISOString();
  const begun = items.filter(({ startsAt }) => startsAt <= moment);
  const recent = new Date(now.getTime() - longest).toISOString();
  const underWay = begun.filter(({ startsAt }) => startsAt > recent).at(-1) ?? null;
  const next = items.find(({ startsAt }) => startsAt > moment) ?? null;
  return { underWay, next };
}

/** The longest a schedule item can last, in milliseconds. */
const longest = 6 * hour;
