import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notAllowed, notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { NamedSubject, PaperSubject, SeenSubject } from './paper-subject.service.ts';
import { papersClosed } from './subjects.errors.ts';
import type { ParticipantsQuery } from './subjects.repository.ts';

const subjects = new Map<string, PaperSubject>();

/** Makes kinds of things known. The manifest hands over those of all domains. */
export function registerPaperSubjects(kinds: readonly PaperSubject[]): void {
  for (const subject of kinds) subjects.set(subject.kind, subject);
}

/** The thing as far as the viewer may know of it; null: not at all. */
export async function findSubject(
  sql: Sql,
  viewer: MaybeViewer,
  { subjectKind, subjectId }: PaperSubjectName,
): Promise<SeenSubject | null> {
  const seen = isId(subjectId) ? await subjects.get(subjectKind)?.see(sql, viewer, subjectId) : null;
  return seen ? { ...seen, subjectKind, subjectId } : null;
}

/** The same for who cannot go on without it. Throws 404. */
export async function seeSubject(
  sql: Sql,
  viewer: MaybeViewer,
  name: PaperSubjectName,
): Promise<SeenSubject> {
  const seen = await findSubject(sql, viewer, name);
  if (!seen) throw notFound();
  return seen;
}

/** For those who read what others signed and answered. Throws 404 or 403. */
export async function readSubject(sql: Sql, viewer: Viewer, name: PaperSubjectName): Promise<SeenSubject> {
  const seen = await seeSubject(sql, viewer, name);
  if (!seen.mayRead) throw notAllowed();
  return seen;
}

/** For those who change its waivers and questions. Throws 404, 403, or 409 once nothing about it changes. */
export async function manageSubject(sql: Sql, viewer: Viewer, name: PaperSubjectName): Promise<SeenSubject> {
  const seen = await seeSubject(sql, viewer, name);
  if (!seen.mayManage) throw notAllowed();
  if (!seen.isOpen) throw papersClosed();
  return seen;
}

/** Things by their ids, without a check of who asks. Drafts are left out. */
export async function namedSubjects(
  sql: Sql,
  names: readonly PaperSubjectName[],
): Promise<ReadonlyMap<string, NamedSubject>> {
  const byKind = Map.groupBy(names, ({ subjectKind }) => subjectKind);
  const found = await Promise.all(
    [...byKind].map(([kind, some]) =>
      subjects.get(kind)?.named(sql, [...new Set(some.map(({ subjectId }) => subjectId))]),
    ),
  );
  return new Map(found.flatMap((some) => (some ?? []).map((one) => [one.id, one])));
}

/** What a thing is called on paper; empty while it is a draft. */
export async function titleOf(sql: Sql, name: PaperSubjectName): Promise<string> {
  return (await namedSubjects(sql, [name])).get(name.subjectId)?.title ?? '';
}

/** Who takes part in it. */
export function participantsOf({ subjectKind, subjectId }: PaperSubjectName): ParticipantsQuery {
  const subject = subjects.get(subjectKind);
  if (!subject) throw notFound();
  return subject.participants(subjectId);
}
