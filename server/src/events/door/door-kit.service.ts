import type { DoorKit } from '@chalkline/contract/events/offline-door.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findSeries } from '../details/series.repository.ts';
import { findMissingPapers } from '../tickets/missing-papers.service.ts';
import { findPlacesOn, findVoidedCodes } from '../tickets/passes.repository.ts';
import { publicKeyOf } from '../tickets/ticket-code.service.ts';
import { type DoorSeen, enterDoor } from './door.access.service.ts';
import { findKeptTickets } from './door.repository.ts';
import { findWhoLetIn } from './scans.repository.ts';

export interface DoorKitSeen {
  readonly door: DoorSeen;
  readonly asOf: Date;
  readonly publicKey: string;
  readonly tickets: readonly (Awaited<ReturnType<typeof findKeptTickets>>[number] & {
    readonly isMissingPapers: boolean;
  })[];
  readonly letInBy: ReadonlyMap<string, string>;
  readonly passes: NonNullable<DoorKit['passes']> | null;
}

/** All tickets of an event, void ones too, for those who work at its door. Throws 404 and 403. */
export async function getDoorKit(parts: Parts, viewer: Viewer, eventId: string): Promise<DoorKitSeen> {
  const { sql } = parts.database;
  const door = await enterDoor(sql, viewer, eventId);
  const asOf = parts.clock.now();
  const [tickets, letInBy] = [
    await findKeptTickets(sql, door.eventId),
    await findWhoLetIn(sql, door.eventId),
  ];
  const [series] = door.seriesId === null ? [] : await findSeries(sql, [door.seriesId]);
  const passes = series
    ? {
        seriesId: series.id,
        publicKey: publicKeyOf(series.signingKey),
        places: await findPlacesOn(sql, door.eventId),
        voided: await findVoidedCodes(sql, series.id),
      }
    : null;
  const missing = await findMissingPapers(sql, door.eventId);
  const kept = tickets.map((ticket) => ({ ...ticket, isMissingPapers: missing.has(ticket.id) }));
  return { door, asOf, publicKey: publicKeyOf(door.signingKey), tickets: kept, letInBy, passes };
}
