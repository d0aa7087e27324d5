import type { Sql } from '../../platform/database/database.ts';
import type { BusySpan } from './heat-conflicts.rules.ts';

/** What people of a competition do beside their own heats, such as judging others. */
export type DutyReader = (sql: Sql, competitionId: string) => Promise<readonly BusySpan[]>;

let reader: DutyReader = async () => [];

/** Duties belong to nouns above the heats, so their reading is handed down. The person's key is the account's id. */
export function setDutyReader(read: DutyReader): void {
  reader = read;
}

export function readDuties(sql: Sql, competitionId: string): Promise<readonly BusySpan[]> {
  return reader(sql, competitionId);
}
