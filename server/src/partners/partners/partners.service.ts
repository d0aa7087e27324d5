import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { partnerMoves } from '@chalkline/contract/partners/partner.lifecycle.ts';
import type {
  ApplicationsQuery,
  NewPartner,
  PartnerDecision,
  PartnerPatch,
  PartnersQuery,
} from '@chalkline/contract/partners/partner.schema.ts';
import { findPausedSellers } from '../../accounts/suspensions/suspensions.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  discardPartnerPictures,
  type PartnerView,
  setPartnerPictures,
  viewPartner,
} from './partner-pictures.service.ts';
import {
  partnerChanged,
  partnerCountryUnknown,
  partnerNotFound,
  worksForPartner,
} from './partners.errors.ts';
import { notifyDecidersOfPartner, notifyOfDecision } from './partners.notify.service.ts';
import { maySeePartner, partnerCan } from './partners.policy.ts';
import {
  countPartners,
  findOwners,
  findPartner,
  findPartnerOf,
  findPartners,
  insertPartner,
  type PartnerFilter,
  type PartnerOwner,
  partnerOrder,
  removePartner,
  takePartner,
  updatePartner,
} from './partners.repository.ts';
import type { PartnerRow } from './partners.table.ts';

/** The directory: approved partners by name. */
export function listPartners(
  parts: Parts,
  viewer: MaybeViewer,
  query: PartnersQuery,
): Promise<Page<PartnerView[]>> {
  return readPartners(parts, viewer, { state: 'approved', search: query.search, to: query.to }, query);
}

/** With who applied. For administrators, which the endpoint says. */
export async function listApplications(
  parts: Parts,
  viewer: Viewer,
  query: ApplicationsQuery,
): Promise<Page<PartnerView[]>> {
  const filter = { state: query.state, search: query.search };
  const { data, next, total } = await readPartners(parts, viewer, filter, query);
  const owners = await ownersFor(parts.database.sql, viewer, data);
  return new Page(
    data.map((view) => ({ ...view, owner: owners.get(view.createdBy) })),
    next,
    total,
  );
}

/** Who applied, by their ids: administrators see whose partner it is, nobody else. */
async function ownersFor(
  sql: Sql,
  viewer: MaybeViewer,
  rows: readonly PartnerRow[],
): Promise<ReadonlyMap<string, PartnerOwner>> {
  const decided = rows.filter((row) => partnerCan(viewer, row).decide);
  const ids = decided.map(({ createdBy }) => createdBy);
  const owners = ids.length === 0 ? [] : await findOwners(sql, ids);
  return new Map(owners.map((owner) => [owner.id, owner]));
}

/** How many partners applied and haven’t been approved or declined. */
export function countApplications({ database }: Parts): Promise<number> {
  return countPartners(database.sql, { state: 'applied' });
}

async function readPartners(
  parts: Parts,
  viewer: MaybeViewer,
  filter: PartnerFilter,
  query: PartnersQuery,
): Promise<Page<PartnerView[]>> {
  const page = await readPage(parts.config, query, {
    list: ['partners', filter],
    order: partnerOrder,
    read: (page) => findPartners(parts.database.sql, filter, page),
    count: () => countPartners(parts.database.sql, filter),
  });
  const suspended = await findPausedSellers(
    parts.database.sql,
    page.data.map(({ createdBy }) => createdBy),
  );
  return new Page(
    page.data.map((row) => ({ ...viewPartner(parts, viewer, row), isPaused: suspended.has(row.createdBy) })),
    page.next,
    page.total,
  );
}

/** Throws 404 for one that the viewer may not know about. */
export async function getPartner(parts: Parts, viewer: MaybeViewer, id: string): Promise<PartnerView> {
  const { sql } = parts.database;
  const found = isId(id) ? await findPartner(sql, id) : null;
  if (!found || !maySeePartner(viewer, found)) throw partnerNotFound();
  const owners = await ownersFor(sql, viewer, [found]);
  const isPaused = (await findPausedSellers(sql, [found.createdBy])).size > 0;
  return { ...viewPartner(parts, viewer, found), owner: owners.get(found.createdBy), isPaused };
}

export async function getOwnPartner(parts: Parts, viewer: Viewer): Promise<PartnerView | null> {
  const found = await findPartnerOf(parts.database.sql, viewer.personId);
  return found && viewPartner(parts, viewer, found);
}

/** Throws 409 when the person has one already or works for another, and 422 for a country that doesn't exist. */
export function applyAsPartner(parts: Parts, viewer: Viewer, body: NewPartner): Promise<PartnerView> {
  if (!isCountry(body.country)) throw partnerCountryUnknown();
  const { logo, cover, ...facts } = body;
  return parts.database.transaction(async (tx) => {
    const worksFor = await findPartnerOf(tx.sql, viewer.personId);
    if (worksFor && worksFor.createdBy !== viewer.personId) throw worksForPartner();
    const now = parts.clock.now();
    const id = newId(now.getTime());
    const row: PartnerRow = {
      ...facts,
      id,
      logo: null,
      cover: null,
      ...(await setPartnerPictures(parts, tx, viewer, id, { logo, cover })),
      createdBy: viewer.personId,
      state: 'applied',
      reason: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertPartner(tx.sql, row);
    await notifyDecidersOfPartner(parts, tx, row);
    await audit(parts, tx, viewer, id, 'applied', { after: body });
    return viewPartner(parts, viewer, row);
  });
}

/** Throws 404 for another person's, and 409 when it is not of the version that was read. */
export function changePartner(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { logo, cover, ...patch }: PartnerPatch,
): Promise<PartnerView> {
  if (patch.country !== undefined && !isCountry(patch.country)) throw partnerCountryUnknown();
  return parts.database.transaction(async (tx) => {
    const row = await takeOwn(tx, viewer, id);
    const pictures = await setPartnerPictures(parts, tx, viewer, id, { logo, cover });
    const change = readPatch(row, { ...patch, ...pictures }, partnerChanged);
    if (!change) return viewPartner(parts, viewer, row);
    const again = row.state === 'refused' ? ({ state: 'applied', reason: null } as const) : {};
    const stamp = { version: row.version + 1, updatedAt: parts.clock.now(), ...again };
    await updatePartner(tx.sql, id, { ...change.after, ...stamp });
    const changed = { ...change.row, ...stamp };
    if (changed.state === 'applied' && row.state === 'refused')
      await notifyDecidersOfPartner(parts, tx, changed);
    await audit(parts, tx, viewer, id, 'changed', {
      before: change.before,
      after: { ...change.after, ...again },
    });
    return viewPartner(parts, viewer, changed);
  });
}

/** Throws 409 when it changed since it was read, or is in this state already. */
export function decidePartner(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { version, state, reason }: PartnerDecision,
): Promise<PartnerView> {
  return parts.database.transaction(async (tx) => {
    const row = isId(id) ? await takePartner(tx.sql, id) : null;
    if (!row) throw partnerNotFound();
    if (row.version !== version || !mayMove(partnerMoves, row.state, state)) throw partnerChanged();
    const decided = { state, reason: state === 'refused' ? reason : null };
    const change = { ...decided, version: version + 1, updatedAt: parts.clock.now() };
    await updatePartner(tx.sql, id, change);
    await audit(parts, tx, viewer, id, state, { before: { state: row.state }, after: decided });
    const happening = row.state === 'approved' ? 'taken_off' : state;
    await notifyOfDecision(parts, tx, { ...row, ...change }, happening, viewer.personId);
    const owners = await ownersFor(tx.sql, viewer, [row]);
    return { ...viewPartner(parts, viewer, { ...row, ...change }), owner: owners.get(row.createdBy) };
  });
}

/** Throws 404 for another person's, and when it is gone already; and what `close` throws. */
export function deletePartner(
  parts: Parts,
  viewer: Viewer,
  id: string,
  close: (parts: Parts, tx: Transaction, id: string) => Promise<void>,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { name } = await takeOwn(tx, viewer, id);
    await close(parts, tx, id);
    await discardPartnerPictures(parts, tx, id);
    await removePartner(tx.sql, id);
    await audit(parts, tx, viewer, id, 'deleted', { before: { name } });
    return null;
  });
}

async function takeOwn(tx: Transaction, viewer: Viewer, id: string): Promise<PartnerRow> {
  const found = isId(id) ? await takePartner(tx.sql, id) : null;
  if (!found || !partnerCan(viewer, found).edit) throw partnerNotFound();
  return found;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'applied' | 'changed' | 'approved' | 'refused' | 'deleted',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `partner.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'partner', subjectId, ...facts });
}
