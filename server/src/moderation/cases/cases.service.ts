import type { CaseCounts, CasesQuery, FrozenCopy } from '@chalkline/contract/moderation/case.schema.ts';
import { type Decision, moderationLimits } from '@chalkline/contract/moderation/moderation-kinds.ts';
import { shareAddress } from '@chalkline/contract/share-links.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { groupSegments } from '../../groups/directory/groups.audited.service.ts';
import { findVisibleGroup } from '../../groups/groups/group-access.service.ts';
import { findNeighbors } from '../../messages/messages/messages.moderate.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { readerOf } from '../../posts/posts/post-access.service.ts';
import { findAnyPost, findPost } from '../../posts/posts/posts.moderate.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { type CaseSeen, seeCase } from './case-access.service.ts';
import { log } from './case-log.service.ts';
import { tellOfCase } from './cases.notify.service.ts';
import {
  type ActionWithName,
  caseOrders,
  countCases,
  type FoundCase,
  findActions,
  findAppeal,
  findBefore,
  findCases,
  findReports,
  isGroupStaff,
} from './cases.repository.ts';
import { appealEnd, hasEffect } from './cases.rules.ts';
import type { ActionRecord, AppealRecord, ReportRecord } from './cases.table.ts';
import { isOverNow, mayAppeal, mayUndo, offeredDecisions } from './decisions.service.ts';
import { showReported } from './reported-uploads.service.ts';
import { findOutsideOwners } from './staff.repository.ts';

/** A case in a list. */
export interface CaseListed {
  readonly found: FoundCase;
  readonly photoPath: string | null;
  /** What happened last that a list shows. */
  readonly decided: ActionWithName | null;
}

/** The queue of the viewer: what they can decide, or have decided. */
export async function listCases(
  parts: Parts,
  viewer: Viewer,
  { tab, search, ...query }: CasesQuery,
): Promise<Page<CaseListed[]>> {
  const { sql } = parts.database;
  const page = await readPage(parts.config, query, {
    list: ['cases', viewer.personId, tab, search],
    order: caseOrders[tab],
    read: (rows) => findCases(sql, viewer, { tab, search }, rows),
  });
  const ids = page.data.map(({ id }) => id);
  const done = Map.groupBy(await findActions(sql, ids), ({ caseId }) => caseId);
  const listed = page.data.map((found) => ({
    ...listedOf(parts, viewer, found),
    decided: (done.get(found.id) ?? []).findLast(({ action }) => action !== 'read') ?? null,
  }));
  return new Page(listed, page.next, page.total);
}

function listedOf(parts: Parts, viewer: Viewer, found: FoundCase): Omit<CaseListed, 'decided'> {
  const photo = found.about?.photo ?? null;
  return { found, photoPath: photo && pathFor(parts, viewer, photo, 'viewer') };
}

export async function countWaiting(parts: Parts, viewer: Viewer): Promise<CaseCounts> {
  const { sql } = parts.database;
  const [open, appeals, isStaff] = await Promise.all([
    countCases(sql, viewer, 'open'),
    countCases(sql, viewer, 'appeals'),
    isGroupStaff(sql, viewer.personId),
  ]);
  const administers = viewer.accountType === 'admin' || viewer.accountType === 'corporate_admin';
  return { open, appeals, moderates: isStaff || administers };
}

/** Somebody’s words around what was reported. */
export interface Around {
  readonly authorName: string | null;
  readonly text: string;
  readonly at: Date;
  readonly isReported: boolean;
}

/** A case with everything that the viewer sees of it. */
export interface CaseShown extends CaseSeen, Omit<CaseListed, 'found'> {
  readonly copy: FrozenCopy;
  readonly reports: readonly ReportRecord[];
  readonly address: string | null;
  readonly held: Awaited<ReturnType<typeof showReported>>;
  readonly around: readonly Around[];
  readonly before: readonly Pick<ActionRecord, 'action' | 'createdAt'>[];
  readonly appeal: AppealRecord | null;
  readonly isOver: boolean;
  readonly appealUntil: Date | null;
  readonly can: {
    readonly decide: readonly Decision[];
    readonly undo: boolean;
    readonly appeal: boolean;
    readonly decideAppeal: boolean;
  };
}

/**
 * A case for who decides it, wrote what it’s about, or reported it. An administrator who opens one of a closed group
 * that they aren’t in leaves a trace, and its owners get a notification. Throws 404.
 */
export function getCase(parts: Parts, viewer: Viewer, id: string): Promise<CaseShown> {
  return parts.database.transaction(async (tx) => {
    const seen = await seeCase(tx.sql, viewer, id);
    if (seen.as === 'moderator') await leaveTrace(parts, tx, viewer, seen);
    return show(parts, tx, viewer, seen);
  });
}

/** The case once a change of it is made. */
export async function afterwards(
  parts: Parts,
  viewer: Viewer,
  id: string,
  change: Promise<void>,
): Promise<CaseShown> {
  await change;
  return getCase(parts, viewer, id);
}

async function show(parts: Parts, tx: Transaction, viewer: Viewer, seen: CaseSeen): Promise<CaseShown> {
  const { sql } = tx;
  const { found, as, decision, history } = seen;
  const isModerator = as === 'moderator';
  const reports = await findReports(sql, found.id);
  const isOpen = found.handles && found.state === 'open';
  const appeal = await findAppeal(sql, found.id);
  return {
    ...listedOf(parts, viewer, found),
    ...seen,
    decided: history.findLast(({ action }) => action !== 'read') ?? null,
    reports,
    copy: copyOf(found, reports),
    address: await addressOf(parts, sql, viewer, found),
    held: isModerator ? await showReported(parts, sql, viewer, found.id) : { images: [], files: [] },
    around: isModerator ? await aroundOf(sql, found) : [],
    before: isModerator ? await findBefore(sql, viewer, found) : [],
    appeal,
    isOver: isOverNow(parts, seen),
    appealUntil: decision && hasEffect(decision.action) ? appealEnd(decision) : null,
    can: {
      decide: isOpen ? await offeredDecisions(tx, found) : [],
      undo: isModerator && mayUndo(seen),
      appeal: mayAppeal(parts, seen),
      decideAppeal: found.decidesAppeal && appeal?.state === 'open',
    },
  };
}

/** What the first report says it said. Of a ban or mute without one, whom it’s about. */
function copyOf({ about, openedAt }: FoundCase, [first]: readonly ReportRecord[]): FrozenCopy {
  return first?.copy ?? { text: '', images: 0, authorName: about?.name ?? null, at: openedAt.toISOString() };
}

/** Where it is, for who may open it. */
async function addressOf(parts: Parts, sql: Sql, viewer: Viewer, found: FoundCase): Promise<string | null> {
  const { kind, subjectId, holderId } = found;
  if (kind === 'person') return urlOf('user', { id: subjectId });
  const groupId = kind === 'group' ? subjectId : kind === 'result' ? holderId : null;
  const group = groupId && (await findVisibleGroup(sql, viewer, groupId));
  if (group) return shareAddress(groupSegments[group.type], group.id);
  const postId = kind === 'post' ? subjectId : kind === 'comment' ? holderId : null;
  const post = postId && (await findPost(sql, readerOf(parts, viewer), postId));
  return post ? urlOf('post', { id: post.id }, kind === 'comment' ? { comment: subjectId } : {}) : null;
}

/** Of a message, what was written before and after it; of a comment, the post. */
async function aroundOf(sql: Sql, { kind, subjectId, holderId }: FoundCase): Promise<Around[]> {
  if (kind === 'message') {
    const near = await findNeighbors(sql, subjectId, moderationLimits.neighbors);
    return near.map(({ id, body, authorName, createdAt }) => ({
      authorName,
      text: body,
      at: createdAt,
      isReported: id === subjectId,
    }));
  }
  const post = kind === 'comment' && holderId ? await findAnyPost(sql, holderId) : null;
  return post ? [{ authorName: null, text: post.body, at: post.createdAt, isReported: false }] : [];
}

async function leaveTrace(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { found, history }: CaseSeen,
): Promise<void> {
  const { id: caseId, level, groupId } = found;
  if (groupId === null || level === 'group' || level === 'community') return;
  const { personId } = viewer;
  if (history.some(({ action, actorId }) => action === 'read' && actorId === personId)) return;
  const owners = await findOutsideOwners(tx.sql, groupId, personId);
  if (owners === null) return;
  await log(parts, tx, { caseId, action: 'read', actorId: personId });
  await tellOfCase(parts, tx, 'read', { caseId, turn: personId, actorId: personId, recipients: owners });
}
