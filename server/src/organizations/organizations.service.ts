import { organizationTopicPrefix } from '@chalkline/contract/organizations/organization.schema.ts';
import { type Trial, trialEnd, usualTrialDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { findOrganization, keepOrganization, type Organization } from './organizations.repository.ts';
import type { OrganizationRow } from './organizations.table.ts';

export type { Organization } from './organizations.repository.ts';

export interface OrganizationFacts {
  readonly name: string;
  readonly identifier: string;
}

/** Makes an organization in the look of the house, whose trial begins now. Throws `identifier_taken`. */
export async function addOrganization(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  facts: OrganizationFacts,
): Promise<Organization> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const trial = { trialStartedAt: now, trialPeriod: usualTrialDays };
  await keepOrganization(tx.sql, { ...facts, ...trial, id, createdAt: now, updatedAt: now });
  return known(await findOrganization(tx.sql, id));
}

/** One whose row is known to be there. */
export function known(found: Organization | null): Organization {
  if (!found) throw new Error('An organization was there and then was not.');
  return found;
}

/** The trial as the rules of the contract take it. */
export function trialOf({ trialStartedAt, trialPeriod, paidUntil }: TrialRow): Trial {
  return { startedAt: trialStartedAt, period: trialPeriod, paidUntil };
}

export type TrialRow = Pick<OrganizationRow, 'trialStartedAt' | 'trialPeriod' | 'paidUntil'>;

/** What the audit log says of a trial. */
export function trialFacts(organization: OrganizationRow) {
  return { period: organization.trialPeriod, endsAt: trialEnd(trialOf(organization))?.toISOString() ?? null };
}

interface OrganizationChange {
  readonly action: 'founded' | 'branded' | 'trial_changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes down what was done, and tells the open pages of its people to read it again. */
export async function tellOfChange(
  parts: Parts,
  tx: Transaction,
  actorId: Viewer['personId'],
  { id }: Pick<OrganizationRow, 'id'>,
  { action, ...change }: OrganizationChange,
): Promise<void> {
  const subject = { subjectKind: 'organization', subjectId: id };
  await recordAudit(parts, tx, { actorId, action: `organization.${action}`, ...subject, ...change });
  await parts.live.publish(tx, { topic: `${organizationTopicPrefix}:${id}`, kind: 'changed', data: {} });
}
