import {
  type AudienceKind,
  type AudienceReply,
  audienceKinds,
  mostAssignedAtOnce,
  type NewAudienceAssignment,
} from '@chalkline/contract/training/program-request.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { listLookedAfter, looksAfter, membersToReach } from '../../groups/members/group-audiences.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isBuiltBy, isPublishedBy } from '../../programs/catalog/versions.service.ts';
import { whoRuns } from '../enrollments/enrollments.service.ts';
import { audienceTooLarge, programNotAssignable, tooManyProgramRequests } from './program-requests.errors.ts';
import { notifyOfAssignments } from './program-requests.notify.service.ts';
import { countOpenFrom, insertOpenRequests } from './program-requests.repository.ts';
import { mostOpenRequests } from './program-requests.service.ts';
import type { ProgramRequestRow } from './program-requests.table.ts';

/** People who can be assigned a program at once. */
export interface ProgramAudiences {
  /** Those of this viewer, with how many people are in each. */
  readonly list: (parts: Parts, viewer: Viewer) => Promise<readonly Omit<AudienceReply, 'kind'>[]>;
  readonly isOf: (parts: Parts, viewer: Viewer, id: string) => Promise<boolean>;
  /** The ids of those whom the viewer can reach. */
  readonly people: (parts: Parts, sql: Sql, viewer: Viewer, id: string) => Promise<readonly string[]>;
}

const groups: ProgramAudiences = {
  list: ({ database }, { personId }) => listLookedAfter(database.sql, personId),
  isOf: ({ database }, { personId }, id) => looksAfter(database.sql, personId, id),
  people: (_, sql, { personId }, id) => membersToReach(sql, personId, id),
};

let plans: ProgramAudiences = { list: async () => [], isOf: async () => false, people: async () => [] };

/** Memberships come after training and tell here who has one. */
export function setPlanAudiences(known: ProgramAudiences): void {
  plans = known;
}

const audiencesOf = (kind: AudienceKind): ProgramAudiences => (kind === 'group' ? groups : plans);

export async function listAudiences(parts: Parts, viewer: Viewer): Promise<AudienceReply[]> {
  const lists = audienceKinds.map(async (kind) =>
    (await audiencesOf(kind).list(parts, viewer)).map((one) => ({ ...one, kind })),
  );
  return (await Promise.all(lists)).flat();
}

/** Throws 404 for a program that the viewer doesn't build, and for an audience that isn't theirs. */
export async function mayAssignTo(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  { kind, id }: NewAudienceAssignment['audience'],
): Promise<void> {
  const isBuilt = isId(programId) && (await isBuiltBy(parts.database.sql, viewer.personId, programId));
  if (!isBuilt) throw notFound('program');
  if (!isId(id) || !(await audiencesOf(kind).isOf(parts, viewer, id))) throw notFound();
}

/**
 * Assigns one of the viewer's published programs to everyone of a group or a membership who doesn't train by it and has no
 * open request for it. Throws 404, 409 for too many open requests, and 422.
 */
export async function assignToAudience(
  parts: Parts,
  viewer: Viewer,
  programId: string,
  { audience, ...terms }: NewAudienceAssignment,
): Promise<{ sent: number; people: number }> {
  await mayAssignTo(parts, viewer, programId, audience);
  if (!(await isPublishedBy(parts.database.sql, viewer.personId, programId))) throw programNotAssignable();
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'program requests of a person', viewer.personId, 'exclusive');
    const found = await audiencesOf(audience.kind).people(parts, tx.sql, viewer, audience.id);
    if (found.length > mostAssignedAtOnce) throw audienceTooLarge();
    const running = await whoRuns(tx.sql, programId, found);
    const asked = found.filter((id) => !running.has(id));
    if ((await countOpenFrom(tx.sql, viewer.personId)) + asked.length > mostOpenRequests)
      throw tooManyProgramRequests();
    const now = parts.clock.now();
    const rows = asked.map(
      (toId): ProgramRequestRow => ({
        ...terms,
        programId,
        toId,
        id: newId(now.getTime()),
        fromId: viewer.personId,
        isAssigned: true,
        state: 'open',
        reason: null,
        zone: null,
        sentAt: now,
        changedAt: now,
      }),
    );
    const sent = await insertOpenRequests(tx.sql, rows);
    await notifyOfAssignments(parts, tx, viewer.personId, sent);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'program_request.sent_to_audience',
      subjectKind: 'program',
      subjectId: programId,
      after: { [audience.kind]: audience.id, people: sent.length },
    });
    return { sent: sent.length, people: found.length };
  });
}
