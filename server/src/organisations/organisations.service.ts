import { organisationTopicPrefix } from '@chalkline/contract/organisations/organisation.schema.ts';
import { trialEnd, usualTrialDays } from '@chalkline/contract/organisations/trial.rules.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { findOrganisation, keepOrganisation, type Organisation } from './organisations.repository.ts';
import type { OrganisationRow } from './organisations.table.ts';

export type { Organisation } from './organisations.repository.ts';

export interface OrganisationFacts {
  readonly name: string;
  readonly identifier: string;
}

/** Makes an organisation in the look of the house, whose trial begins now. Throws `identifier_taken`. */
export async function addOrganisation(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  facts: OrganisationFacts,
): Promise<Organisation> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const trial = { trialStartedAt: now, trialPeriod: usualTrialDays };
  await keepOrganisation(tx.sql, { ...facts, ...trial, id, createdAt: now, updatedAt: now });
  return known(await findOrganisation(tx.sql, id));
}

/** One whose row is known to be there. */
export function known(found: Organisation | null): Organisation {
  if (!found) throw new Error('An organisation was there and then was not.');
  return found;
}

/** The trial as the rules of the contract take it. */
export function trialOf({ trialStartedAt, trialPeriod }: OrganisationRow) {
  return { startedAt: trialStartedAt, period: trialPeriod };
}

/** What the audit log says of a trial. */
export function trialFacts(organisation: OrganisationRow) {
  return { period: organisation.trialPeriod, endsAt: trialEnd(trialOf(organisation))?.toISOString() ?? null };
}

interface OrganisationDeed {
  readonly action: 'founded' | 'branded' | 'trial_changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes down what was done, and tells the open pages of its people to read it again. */
export async function tellOfChange(
  parts: Parts,
  tx: Transaction,
  actorId: Viewer['personId'],
  { id }: Pick<OrganisationRow, 'id'>,
  { action, ...change }: OrganisationDeed,
): Promise<void> {
  const subject = { subjectKind: 'organisation', subjectId: id };
  await recordAudit(parts, tx, { actorId, action: `organisation.${action}`, ...subject, ...change });
  await parts.live.publish(tx, { topic: `${organisationTopicPrefix}:${id}`, kind: 'changed', data: {} });
}
