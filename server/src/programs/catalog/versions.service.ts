import type { Sql } from '../../platform/database/database.ts';
import {
  type FoundVersion,
  findPublishedNumbers,
  findVersions,
  type VersionAsked,
} from './versions.repository.ts';

export type { FoundVersion } from './versions.repository.ts';

/** Versions that a person trains by, who keeps them whatever becomes of the program. */
export function versionsOf(sql: Sql, asked: readonly VersionAsked[]): Promise<FoundVersion[]> {
  return findVersions(sql, asked);
}

/** The numbers of the versions that people see now of programs that a person trains by. */
export function publishedNumbers(
  sql: Sql,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return findPublishedNumbers(sql, programIds);
}
