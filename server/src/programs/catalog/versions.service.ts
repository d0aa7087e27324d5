import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findListedOf } from './catalog.repository.ts';
import {
  type FoundVersion,
  findLatest,
  findPublishedNumbers,
  findVersions,
  keepsPublished,
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

/** What people see now of a program that one of its two people has been sent; null when it was withdrawn. */
export async function publishedVersion(sql: Sql, programId: string): Promise<FoundVersion | null> {
  const number = (await findPublishedNumbers(sql, [programId])).get(programId);
  const [found] = number === undefined ? [] : await findVersions(sql, [{ programId, number }]);
  return found ?? null;
}

/** Whether people see a program now, and it stays so until the transaction ends. */
export function isPublished(sql: Sql, programId: string): Promise<boolean> {
  return keepsPublished(sql, programId);
}

/** Whether this person builds a program that was published once. */
export async function isBuiltBy(sql: Sql, personId: string, programId: string): Promise<boolean> {
  return (await findLatest(sql, [programId])).get(programId)?.coachId === personId;
}

/** Whether this person builds a program, and people see it now. */
export async function isPublishedBy(sql: Sql, personId: string, programId: string): Promise<boolean> {
  const found = (await findLatest(sql, [programId])).get(programId);
  return found?.coachId === personId && found.published !== null;
}

/** What a request says of its program. */
export interface BriefProgram {
  readonly id: string;
  readonly name: string;
  readonly weeks: number;
  readonly workouts: number;
  /** The viewer may open its page. */
  readonly isVisible: boolean;
}

export async function briefPrograms(
  sql: Sql,
  viewer: Viewer,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, BriefProgram>> {
  const latest = await findLatest(sql, programIds);
  const visible = new Set((await findListedOf(sql, viewer, programIds)).map(({ programId }) => programId));
  return new Map(
    [...latest].map(([id, { name, weeks, workouts }]) => [
      id,
      { id, name, weeks, workouts, isVisible: visible.has(id) },
    ]),
  );
}

/** For notices of requests. */
export async function programNames(
  sql: Sql,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await findLatest(sql, programIds))].map(([id, { name }]) => [id, name]));
}
