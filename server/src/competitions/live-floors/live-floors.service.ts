import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { FloorLeader } from '@chalkline/contract/competitions/live-floor.schema.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Parts } from '../../platform/parts.ts';
import { listCompetitions } from '../directory/competitions.list.service.ts';
import type { ListedCompetition } from '../directory/competitions-list.repository.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { readBoard } from '../standings/boards.read.service.ts';
import { floorClock, leaderOf } from './live-floors.rules.ts';

export interface LiveFloorSeen {
  readonly competition: ListedCompetition;
  readonly leader: FloorLeader | null;
  readonly underWay: FloorItem | null;
  readonly next: FloorItem | null;
  readonly endsAt: string;
}

export interface FloorItem {
  readonly title: string;
  readonly startsAt: string;
}

/** What is on a floor this moment. All of it is public: boards are read as a visitor reads them. */
export async function listLiveFloors(
  parts: Parts,
  { limit }: { readonly limit: number },
): Promise<Page<LiveFloorSeen[]>> {
  const { data, total } = await listCompetitions(parts, { status: 'live', limit });
  const floors = await Promise.all(data.map((competition) => floorOf(parts, competition)));
  return new Page(floors, null, total);
}

async function floorOf(parts: Parts, competition: ListedCompetition): Promise<LiveFloorSeen> {
  const { id, zone, endsOn, divisionNames } = competition;
  const items = (await findScheduleItems(parts.database.sql, id)).map(({ title, day, startsAt }) => ({
    title,
    startsAt: momentAt(day, startsAt, zone),
  }));
  return {
    competition,
    leader: divisionNames.length > 0 ? await firstOf(parts, id) : null,
    ...floorClock(items, parts.clock.now()),
    endsAt: momentAt(dayAfter(endsOn, 1), '00:00', zone),
  };
}

/** Of the first division: what a board says above all others. */
async function firstOf(parts: Parts, competitionId: string): Promise<FloorLeader | null> {
  const ready = await readBoard(parts, null, competitionId, { view: 'public' });
  const { data } = JSON.parse(ready.write()) as { data: { divisionName: string; rows: BoardRow[] } };
  return leaderOf(data.divisionName, data.rows);
}

/** Every day and time of a competition is one at its venue, so this always finds a moment. */
function momentAt(day: string, time: string, zone: string): string {
  return momentInZone(`${day}T${time}`, zone) ?? `${day}T${time}:00.000Z`;
}
