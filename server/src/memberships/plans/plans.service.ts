import { dateFormat } from '@chalkline/contract/date-format.ts';
import {
  mostPlans,
  type NewPlan,
  type OffersQuery,
  type PlanPatch,
} from '@chalkline/contract/memberships/plan.schema.ts';
import { findPausedSellers } from '../../accounts/suspensions/suspensions.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { requirePrice } from '../../checkout/orders/prices.service.ts';
import { findOwnerName, type SellerOwner, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ProgramAudiences } from '../../training/program-requests/program-audiences.service.ts';
import { planChanged, planNotFound, tooManyPlans, trialOfFreePlan } from './plans.errors.ts';
import {
  findMembersToReach,
  findOffers,
  findOwnPlan,
  findOwnPlans,
  findTriedSellers,
  insertPlan,
  isOwnPlan,
  planOrder,
  type ShownPlan,
  takePlan,
  updatePlan,
} from './plans.repository.ts';
import type { PlanRow } from './plans.table.ts';

/** Today, in UTC. */
export function todayOf({ clock }: Pick<Parts, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10);
}

/** "December 11, 2026": as mails and receipts say a day. */
export const longDay = (day: string) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }, 'en-US').format(new Date(day));

/** Who sells a plan. */
export function sellerOfPlan(
  { config }: Pick<Parts, 'config'>,
  { trainerId, organizationId, isPlatform }: PlanRow,
): SellerOwner {
  if (isPlatform) return { platform: config.productName };
  if (trainerId !== null) return { personId: trainerId };
  if (organizationId === null) throw new Error('a plan has no seller');
  return { organizationId };
}

/** Stands for the platform where memberships name their seller. */
export const platformId = '00000000-0000-7000-8000-000000000000';

/** What memberships of a plan name as their seller. */
export function sellerIdOfPlan({ isPlatform, trainerId, organizationId }: PlanRow): string {
  const sellerId = isPlatform ? platformId : (trainerId ?? organizationId);
  if (sellerId === null) throw new Error('a plan has no seller');
  return sellerId;
}

/** Whose plans the viewer looks after: a trainer's own, the organization's or the platform's. Throws 403 for others. */
export function sellerIdOf({ accountType, personId, organizationId }: Viewer): string {
  if (accountType === 'admin') return platformId;
  const isStaff = accountType === 'corporate_admin' || accountType === 'receptionist';
  const id = accountType === 'trainer' ? personId : isStaff ? organizationId : null;
  if (id === null) throw notAllowed();
  return id;
}

export interface ShownPlans {
  readonly seller: string;
  readonly plans: readonly ShownPlan[];
  readonly manages: boolean;
  readonly sellsToCompanies: boolean;
}

/** By name. */
export async function listPlans(parts: Parts, viewer: Viewer): Promise<ShownPlans> {
  const id = sellerIdOf(viewer);
  const owner = ownerOf(parts, viewer, id);
  const plans = await findOwnPlans(parts.database.sql, viewer, todayOf(parts));
  const seller = await findOwnerName(parts.database.sql, owner);
  const sellsToCompanies = viewer.accountType === 'admin';
  return { seller, plans, manages: viewer.accountType !== 'receptionist', sellsToCompanies };
}

function ownerOf({ config }: Pick<Parts, 'config'>, { accountType }: Viewer, id: string): SellerOwner {
  if (accountType === 'admin') return { platform: config.productName };
  return accountType === 'trainer' ? { personId: id } : { organizationId: id };
}

/** Those who have a plan that the viewer sells, to assign programs to. */
export const planAudiences: ProgramAudiences = {
  list: async (parts, viewer) => {
    const plans = await findOwnPlans(parts.database.sql, viewer, todayOf(parts));
    return plans.map(({ id, name, people }) => ({ id, name, people }));
  },
  isOf: ({ database }, viewer, id) => isOwnPlan(database.sql, viewer, id),
  people: (parts, sql, { personId }, planId) =>
    findMembersToReach(sql, { personId, planId, today: todayOf(parts) }),
};

/** A plan with the days that somebody can try it. */
export interface OfferedPlan extends ShownPlan {
  readonly offeredTrial: number | null;
  /** Its trainer is suspended. */
  readonly isPaused: boolean;
}

/** What the viewer can join. */
export async function listOffers(
  parts: Parts,
  viewer: Viewer,
  query: OffersQuery,
): Promise<Page<OfferedPlan[]>> {
  const { limit, cursor, planId, trainerId } = query;
  const asked = { viewer, planId, trainerId, today: todayOf(parts) };
  const tried = await findTriedSellers(parts.database.sql, viewer.personId);
  const page = await readPage(
    parts.config,
    { limit, cursor },
    {
      list: ['membership offers', viewer.personId, planId ?? '', trainerId ?? ''],
      order: planOrder,
      read: (keyset) => findOffers(parts.database.sql, asked, keyset),
    },
  );
  const suspended = await findPausedSellers(
    parts.database.sql,
    page.data.flatMap(({ trainerId }) => trainerId ?? []),
  );
  return presentPage(page, (plan) => ({
    ...plan,
    offeredTrial: trialOffered(plan, tried),
    isPaused: suspended.has(plan.trainerId ?? ''),
  }));
}

/** The days that somebody can try a plan: only who never paid or tried anything of its seller. */
export function trialOffered(plan: PlanRow, tried: ReadonlySet<string>): number | null {
  return tried.has(sellerIdOfPlan(plan)) ? null : plan.trialDays;
}

/** Throws 409 for too many, and 422 for a price that can't be charged or a trial of a free plan. */
export function createPlan(
  parts: Parts,
  viewer: Viewer,
  plan: Omit<NewPlan, 'isForCompanies'> & Partial<NewPlan>,
): Promise<ShownPlan> {
  const sellerId = sellerIdOf(viewer);
  requirePrice(plan.price, plan.currency);
  if (plan.price === 0 && plan.trialDays !== null) throw trialOfFreePlan();
  const createdAt = parts.clock.now();
  const isPlatform = viewer.accountType === 'admin';
  const organizationId = isPlatform ? null : viewer.organizationId;
  const trainerId = viewer.accountType === 'trainer' ? viewer.personId : null;
  const id = newId(createdAt.getTime());
  const isForCompanies = isPlatform && plan.isForCompanies === true;
  const made = { id, organizationId, trainerId, isPlatform, isForCompanies, version: 1, createdAt };
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'membership plans', sellerId, 'exclusive');
    const known = await findOwnPlans(tx.sql, viewer, todayOf(parts));
    if (known.length >= mostPlans) throw tooManyPlans();
    // Offers name the platform as its seller does.
    if (isPlatform) await sellerOf(tx, ownerOf(parts, viewer, sellerId), createdAt);
    await insertPlan(tx.sql, { ...plan, ...made });
    await audit(parts, tx, viewer, made.id, 'created', { after: plan });
    return shownOwn(parts, tx, viewer, made.id);
  });
}

/** Throws 404; 409 for what another changed meanwhile; 422 as for a new one. */
export function changePlan(
  parts: Parts,
  viewer: Viewer,
  planId: string,
  patch: PlanPatch,
): Promise<ShownPlan> {
  return parts.database.transaction(async (tx) => {
    const plan = isId(planId) ? await takePlan(tx.sql, viewer, planId) : null;
    if (!plan) throw planNotFound();
    if (patch.price !== undefined) requirePrice(patch.price, plan.currency);
    if (!plan.isPlatform && patch.isForCompanies) throw notAllowed();
    const change = readPatch(plan, patch, planChanged);
    const { price, trialDays } = { ...plan, ...change?.after };
    if (price === 0 && trialDays !== null) throw trialOfFreePlan();
    if (change) {
      await updatePlan(tx.sql, planId, { ...change.after, version: plan.version + 1 });
      await audit(parts, tx, viewer, planId, 'changed', change);
    }
    return shownOwn(parts, tx, viewer, planId);
  });
}

async function shownOwn(parts: Parts, tx: Transaction, viewer: Viewer, id: string): Promise<ShownPlan> {
  const found = await findOwnPlan(tx.sql, viewer, { id, today: todayOf(parts) });
  if (!found) throw planNotFound();
  return found;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed',
  { before, after }: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `membership_plan.${what}` as const;
  const subjectKind = 'membership_plan';
  return recordAudit(parts, tx, {
    actorId: personId,
    action,
    subjectKind,
    subjectId,
    ...(before && { before }),
    ...(after && { after }),
  });
}
