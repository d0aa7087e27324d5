import type { CaseAction } from '@chalkline/contract/moderation/moderation-kinds.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { caseNotFound } from './cases.errors.ts';
import { type ActionWithName, findActions, findCase, lockCase, type SeenCase } from './cases.repository.ts';
import { hasEffect } from './cases.rules.ts';
import type { CaseRecord } from './cases.table.ts';

/** What the viewer is to a case. */
export type CaseRole = 'moderator' | 'author' | 'reporter';

/** A case with what happened in it, as somebody who may know of it. */
export interface CaseSeen {
  readonly found: SeenCase;
  readonly history: readonly ActionWithName[];
  readonly as: CaseRole;
  /** The decision that is in force; null while it’s open. */
  readonly decision: ActionWithName | null;
}

const deciding: readonly CaseAction[] = ['dismiss', 'hide', 'remove', 'warn', 'mute', 'ban', 'suspend'];

/** Throws 404 for a case that the viewer neither decides nor reported, and that has nothing to tell its author. */
export async function seeCase(sql: Sql, viewer: Viewer, id: string): Promise<CaseSeen> {
  const found = isId(id) ? await findCase(sql, viewer, id) : null;
  if (!found) throw caseNotFound();
  const history = await findActions(sql, [id]);
  const decision = found.state === 'decided' ? (history.findLast(isDecision) ?? null) : null;
  const isAuthor = found.aboutId === viewer.personId && history.some(({ action }) => hasEffect(action));
  const as = found.handles || found.decidesAppeal ? 'moderator' : isAuthor ? 'author' : 'reporter';
  if (as === 'reporter' && !found.reported) throw caseNotFound();
  return { found, history, as, decision };
}

function isDecision({ action }: ActionWithName): boolean {
  return deciding.includes(action);
}

/** The case for somebody about to change it: it stays as it is until the transaction ends. Throws 404 and 403. */
export async function enterCase(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  may: (seen: CaseSeen) => boolean,
): Promise<CaseSeen & { readonly row: CaseRecord }> {
  await seeCase(tx.sql, viewer, id);
  const row = await lockCase(tx.sql, id);
  if (!row) throw caseNotFound();
  const seen = await seeCase(tx.sql, viewer, id);
  if (!may(seen)) throw notAllowed();
  return { ...seen, row };
}
