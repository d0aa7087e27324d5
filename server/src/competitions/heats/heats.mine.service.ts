import type { MyHeatReply, MyHeatsReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { findSheetsBefore } from './heat-plans.repository.ts';
import { describeHeats } from './heats.read.service.ts';
import { findHeats, findOwnEntries } from './heats.repository.ts';

/** The viewer's heats and those of their teams, by time. Where nobody is registered the list is empty. */
export async function listMyHeats(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<MyHeatsReply> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const seen = await seeCompetition(sql, viewer, competitionId);
  const own = new Set(await findOwnEntries(sql, competitionId, viewer.personId));
  const reply = { now: now.toISOString(), heats: [] };
  if (own.size === 0) return reply;
  const rows = await findHeats(sql, competitionId);
  const heats = await describeHeats(sql, seen, rows, now);
  const divisions = new Map((await findDivisions(sql, competitionId)).map(({ id, name }) => [id, name]));
  const workoutOf = new Map(rows.map(({ id, workoutId }) => [id, workoutId]));
  const sheets = await findSheetsBefore(sql, [...new Set(workoutOf.values())]);
  let endBefore: string | null = null;
  const mine = heats.flatMap(({ lanes, ...heat }) =>
    lanes
      .filter(({ entryId }) => own.has(entryId))
      .map(({ lane, entryId, name, divisionId }): MyHeatReply => {
        const sheet = sheets.get(workoutOf.get(heat.id) ?? '');
        const old = sheet?.cause === 'delayed' ? sheet.before.get(heat.id) : undefined;
        const restMinutes = endBefore === null ? null : minutesFrom(endBefore, heat.startsAt);
        endBefore = heat.endsAt;
        return {
          ...heat,
          lane,
          entryId,
          entryName: name,
          divisionId,
          restMinutes,
          divisionName: divisions.get(divisionId) ?? '',
          beside: lanes
            .filter((other) => Math.abs(other.lane - lane) === 1)
            .map((other) => ({ lane: other.lane, name: other.name })),
          movedFrom: old !== undefined && old !== heat.startsAt ? old : null,
          publishedAt: (sheet?.publishedAt ?? now).toISOString(),
        };
      }),
  );
  return { ...reply, heats: mine };
}

function minutesFrom(end: string, start: string): number {
  return Math.round((Date.parse(start) - Date.parse(end)) / minute);
}
