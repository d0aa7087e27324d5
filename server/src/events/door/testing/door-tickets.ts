import { openDatabase } from '../../../platform/database/database.ts';
import { findEventDetails } from '../../details/details.repository.ts';
import { writeTicketCode } from '../../tickets/ticket-code.service.ts';

interface Asked {
  readonly eventId: string;
  readonly typeId: string;
  readonly count: number;
  /** Who works at its door. */
  readonly staff: readonly string[];
}

/** Tickets of guests straight in the database, without orders, and people at the door. Gives ids and codes. */
export async function fillDoor(
  databaseUrl: string,
  { eventId, typeId, count, staff }: Asked,
): Promise<{ readonly ids: string[]; readonly codes: string[] }> {
  const database = openDatabase({ url: databaseUrl });
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into events.tickets (id, group_id, type_id, order_id, unit_id, holder_name, state, serial, created_at)
       select gen_random_uuid(), $1, $2, gen_random_uuid(), gen_random_uuid(), 'Guest ' || n, 'valid', 1, now()
       from generate_series(1, $3) n returning id`,
      [eventId, typeId, count],
    );
    await database.pool.query(
      `insert into groups.belongings (group_id, person_id, role, state, notify, mark, since)
       select $1, person, 'moderator', 'in', 'none', 0, now() from unnest($2::uuid[]) person`,
      [eventId, staff],
    );
    await database.pool.query('analyze events.tickets');
    const [details] = await findEventDetails(database.sql, [eventId]);
    const ids = rows.map(({ id }) => id);
    const key = details?.signingKey ?? '';
    const codes = ids.map((ticketId) => writeTicketCode(key, { eventId, ticketId, serial: 1 }));
    return { ids, codes };
  } finally {
    await database.close();
  }
}
