import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { NewPromo } from '@chalkline/contract/showcase/promo.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { deletePromo, findPromo, insertPromo, updatePromo } from './promo.repository.ts';
import type { PromoRow } from './promo.table.ts';

/** The line above every screen, when its days hold this moment. */
export async function getPromo(parts: Parts): Promise<PromoRow | null> {
  const promo = await findPromo(parts.database.sql);
  const now = parts.clock.now();
  if (!promo || (promo.startsAt && promo.startsAt > now) || (promo.endsAt && promo.endsAt <= now))
    return null;
  return promo;
}

/** Also before its first and after its last day. */
export function getPromoSettings(parts: Parts): Promise<PromoRow | null> {
  return findPromo(parts.database.sql);
}

/** Throws 409 `state_changed` when it is not any more the one that the writer has seen. */
export async function setPromo(parts: Parts, viewer: Viewer, input: NewPromo): Promise<PromoRow> {
  const { words, link, linkLabel, startsAt, endsAt, seen } = input;
  const row: PromoRow = {
    only: true,
    words,
    link,
    linkLabel,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    updatedBy: viewer.personId,
    updatedAt: later(parts.clock.now(), seen),
  };
  await parts.database.transaction(async (tx) => {
    const isWritten =
      seen === null ? await insertPromo(tx.sql, row) : await updatePromo(tx.sql, row, new Date(seen));
    if (!isWritten) throw stateChanged('banner');
    await audit(parts, tx, viewer, 'promo.written', { words, link, startsAt, endsAt });
  });
  return row;
}

/** `seen` names a version by its moment, so no two versions may have the same. No version is of a year with five digits. */
function later(now: Date, seen: string | null): Date {
  if (seen === null) return now;
  return new Date(Math.max(now.getTime(), Math.min(Date.parse(seen) + 1, lastMoment)));
}

const lastMoment = Date.UTC(9999, 11, 31);

/** Safe to repeat. */
export async function removePromo(parts: Parts, viewer: Viewer): Promise<null> {
  await parts.database.transaction(async (tx) => {
    if (await deletePromo(tx.sql)) await audit(parts, tx, viewer, 'promo.removed', null);
  });
  return null;
}

async function audit(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  action: AuditAction,
  after: object | null,
): Promise<void> {
  // There is one line, without an id of its own: each writing of it is its own subject.
  const subjectId = newId(parts.clock.now().getTime());
  await recordAudit(parts, tx, { actorId: viewer.personId, action, subjectKind: 'promo', subjectId, after });
}
