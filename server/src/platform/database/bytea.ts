import { customType } from 'drizzle-orm/pg-core';

/** Bytes, which travel as they are and not as text where they are written. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
