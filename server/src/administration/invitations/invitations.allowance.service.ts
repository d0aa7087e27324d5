import {
  invitationMailsADay,
  invitationsLeft,
  mailsToOneAddress,
} from '@chalkline/contract/administration/invitation-allowance.rules.ts';
import type { AllowanceQuery } from '@chalkline/contract/administration/invitation-allowance.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { invitationMailedOften, invitationsUsedUp, unknownOrganization } from '../administration.errors.ts';
import { findOrganizationById } from '../organizations/organizations.repository.ts';
import { countMails, countMailsTo, countQueued } from './invitation-mails.repository.ts';

/** How many emails an organization, or the whole site, can still send within 24 hours. */
export interface Allowance {
  readonly perDay: number;
  readonly mailed: number;
  readonly queued: number;
  readonly left: number;
  /** When there will be room again; null: there is room now. */
  readonly nextAt: Date | null;
}

/** Shown before inviting. Throws `unknown_organization` for one the viewer doesn't manage. */
export async function getAllowance(
  parts: Parts,
  viewer: Viewer,
  { organization }: AllowanceQuery,
): Promise<Allowance> {
  const isAdmin = viewer.accountType === 'admin';
  const wanted = organization ?? (isAdmin ? null : viewer.organizationId);
  const isOthers = wanted !== null && !isAdmin && wanted !== viewer.organizationId;
  const { sql } = parts.database;
  const isThere = wanted === null ? isAdmin : isId(wanted) && (await findOrganizationById(sql, wanted));
  if (isOthers || !isThere) throw unknownOrganization('query.organization');
  return allowanceOf(parts, sql, wanted);
}

/** The current allowance. It stays exact until the transaction ends only under `holdAllowance`. */
export async function allowanceOf(
  { clock }: Pick<Parts, 'clock'>,
  sql: Sql,
  organizationId: string | null,
): Promise<Allowance> {
  const now = clock.now();
  const since = new Date(now.getTime() - day);
  const { mailed, firstAt } = await countMails(sql, { organizationId, since });
  const queued = await countQueued(sql, organizationId);
  const perDay = await mailsADay(sql, organizationId);
  const left = invitationsLeft(perDay, { mailed, queued });
  const nextAt = left > 0 ? null : new Date((firstAt ?? now).getTime() + day);
  return { perDay, mailed, queued, left, nextAt };
}

/** Blocks other invitations into the organization until the transaction ends. */
export async function holdAllowance(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  organizationId: string | null,
): Promise<Allowance> {
  await lock(tx, 'invitation mails', organizationId ?? 'site', 'exclusive');
  return allowanceOf(parts, tx.sql, organizationId);
}

/**
 * Reserves one more email to this address. Called before the invitation is written, so that parallel calls see each
 * other. Throws 429 `invitations_used_up` and `invitation_mailed_often`, with the time when there will be room.
 */
export async function requireMail(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  { organizationId, email }: { readonly organizationId: string | null; readonly email: string },
): Promise<void> {
  const { left, nextAt, perDay, queued } = await holdAllowance(parts, tx, organizationId);
  const now = parts.clock.now();
  if (left === 0) throw invitationsUsedUp({ perDay, queued, nextAt: nextAt ?? now, now });
  const since = new Date(now.getTime() - day);
  const { mailed, firstAt } = await countMailsTo(tx.sql, email, { organizationId, since });
  if (mailed < mailsToOneAddress || firstAt === null) return;
  throw invitationMailedOften(new Date(firstAt.getTime() + day), now);
}

async function mailsADay(sql: Sql, organizationId: string | null): Promise<number> {
  if (organizationId === null) return invitationMailsADay.site;
  const organization = await findOrganizationById(sql, organizationId);
  return organization?.trialPeriod === null ? invitationMailsADay.contract : invitationMailsADay.trial;
}
