import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type ProviderEventRow, providerEvents } from './provider-events.table.ts';

/** Gives false where it came before. */
export async function insertProviderEvent(database: Sql, row: ProviderEventRow): Promise<boolean> {
  const { rowCount } = await database.insert(providerEvents).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** One that waits to be handled. */
export async function findWaitingEvent(
  database: Sql,
  provider: string,
  eventId: string,
): Promise<ProviderEventRow | null> {
  const [found] = await database
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, provider),
        eq(providerEvents.eventId, eventId),
        isNull(providerEvents.handledAt),
      ),
    );
  return found ?? null;
}

export async function markHandled(
  database: Sql,
  { provider, eventId }: Pick<ProviderEventRow, 'provider' | 'eventId'>,
  handledAt: Date,
): Promise<void> {
  await database
    .update(providerEvents)
    .set({ handledAt })
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId)));
}
