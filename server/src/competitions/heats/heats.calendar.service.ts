import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { between, canceledStatus, writeCalendar } from '../../platform/calendar/write-calendar.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { listMyHeats } from './heats.mine.service.ts';

/** The viewer's heats for a calendar. The same heat keeps its id, and each version of the sheet counts it up. */
export async function getMyCalendar(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<{ fileName: string; ics: string }> {
  const { competition } = await seeCompetition(parts.database.sql, viewer, competitionId);
  const { heats } = await listMyHeats(parts, viewer, competitionId);
  const url = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competition.id }));
  const events = heats.map((heat) => ({
    uid: `${heat.id}.${heat.entryId}@heats`,
    sequence: competition.state === 'canceled' ? heat.version + 1 : heat.version,
    title: `${heat.workoutName ?? 'Workout'}, heat ${heat.number} · ${competition.name}`,
    ...between(heat.startsAt, heat.endsAt),
    location: [heat.floor.name, competition.place].filter((part) => part).join(', '),
    description: descriptionOf(heat, url),
    url,
    status: competition.state === 'canceled' ? canceledStatus : ('CONFIRMED' as const),
    busyStatus: 'BUSY' as const,
    lastModified: Date.parse(heat.publishedAt),
  }));
  return { fileName: fileNameOf([competition.name, 'my heats'], 'ics'), ics: writeCalendar(events) };
}

interface Described {
  readonly lane: number;
  readonly entryName: string;
  readonly floor: { readonly callArea: string | null; readonly callMinutes: number };
}

function descriptionOf({ lane, entryName, floor }: Described, url: string): string {
  const call = `Be in the call area ${floor.callMinutes} min before`;
  const where = floor.callArea ? `${call}: ${floor.callArea}` : call;
  return `Lane ${lane}, ${entryName}. ${where}. ${url}`;
}
