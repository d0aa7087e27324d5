import { eq } from 'drizzle-orm';
import { people } from '../accounts/people/people.table.ts';
import { joined } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import type { Parts } from '../platform/parts.ts';
import { demoEmail, demoSignIns } from './demo-people.ts';
import { makeDemoWorld } from './demo-world.ts';

/**
 * Fills an empty database with the demo world, if the configuration allows it. All in one transaction, so an
 * interrupted run leaves the database empty. Returns the sign-ins if the demo world exists, otherwise null.
 */
export async function enterDemo(parts: Parts): Promise<typeof demoSignIns | null> {
  if (!parts.config.demo) return null;
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'demo world', 'all', 'exclusive');
    const anybody = await tx.sql.select({ id: people.id }).from(people).limit(1);
    if (anybody.length === 0) await makeDemoWorld({ ...parts, database: joined(tx) });
  });
  await parts.afterCommit.settled();
  const organizer = eq(people.email, demoEmail('organizer'));
  const found = await parts.database.sql.select({ id: people.id }).from(people).where(organizer);
  return found.length > 0 ? demoSignIns : null;
}
