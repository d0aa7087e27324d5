import type { TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { firstOwnersOf } from '../../groups/members/members.service.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { isOpenedBy } from '../details/details.rules.ts';
import { pausedAmong } from '../details/event-seller.service.ts';
import { readTypes, showType } from '../tickets/ticket-rooms.service.ts';
import { getEvent } from './events.service.ts';

/** The hidden ticket types that a code opens: none for a wrong one. Throws 404 for an event that the viewer can't see. */
export async function listHiddenTypes(
  parts: Parts,
  viewer: MaybeViewer,
  eventId: string,
  { code }: { readonly code: string },
): Promise<TicketTypeReply[]> {
  const { facts } = await getEvent(parts, viewer, eventId);
  if (!facts.event) return [];
  const { sql } = parts.database;
  const now = parts.clock.now();
  const details = await findEventDetails(sql, [eventId]);
  const types = await readTypes(sql, details, now);
  const paused = await pausedAmong(sql, details, await firstOwnersOf(sql, [eventId]));
  const shown = {
    endsAt: new Date(facts.event.endsAt),
    isCanceled: facts.event.canceled !== null,
    isPaused: paused.has(eventId),
  };
  return (types.get(eventId) ?? [])
    .filter(({ type }) => type.code !== '' && isOpenedBy(type, code))
    .map((type) => showType(type, { ...shown, isTheirs: false, now }));
}
