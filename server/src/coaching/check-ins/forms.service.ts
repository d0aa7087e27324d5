import type { CheckInFormPatch, NewCheckInForm } from '@chalkline/contract/coaching/check-in.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { formChanged, formNotFound, tooManyForms } from './check-ins.errors.ts';
import type { CheckInFormRow } from './check-ins.table.ts';
import { countForms, findForms, insertForm, removeForm, takeForm, updateForm } from './forms.repository.ts';

/** As many as a trainer may have: they are read all at once. */
const mostForms = 50;

export function listForms(parts: Parts, { personId }: Viewer): Promise<CheckInFormRow[]> {
  return findForms(parts.database.sql, personId);
}

/** Throws 409 for one too many. */
export function createForm(
  parts: Parts,
  { personId }: Viewer,
  body: NewCheckInForm,
): Promise<CheckInFormRow> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'check-in forms of a person', personId, 'exclusive');
    if ((await countForms(tx.sql, personId)) >= mostForms) throw tooManyForms();
    const id = newId(parts.clock.now().getTime());
    const row = { ...body, id, trainerId: personId, version: 1 };
    await insertForm(tx.sql, row);
    return row;
  });
}

/** Throws 404 for another trainer's, and 409 when it is not of the version that was read. */
export function changeForm(
  parts: Parts,
  viewer: Viewer,
  id: string,
  patch: CheckInFormPatch,
): Promise<CheckInFormRow> {
  return parts.database.transaction(async (tx) => {
    const row = await enterForm(tx.sql, viewer, id);
    const change = readPatch(row, patch, formChanged);
    if (!change) return row;
    const version = row.version + 1;
    await updateForm(tx.sql, id, { ...change.after, version });
    return { ...change.row, version };
  });
}

/** Throws 404 for another trainer's, and when it is gone already. */
export function deleteForm(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterForm(tx.sql, viewer, id);
    await removeForm(tx.sql, id);
    return null;
  });
}

/** Locks one of the viewer's forms. Throws 404. */
export async function enterForm(sql: Sql, { personId }: Viewer, id: string): Promise<CheckInFormRow> {
  const found = isId(id) ? await takeForm(sql, personId, id) : null;
  if (!found) throw formNotFound();
  return found;
}
