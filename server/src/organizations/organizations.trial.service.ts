import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import type { TrialPatch } from '@chalkline/contract/organizations/organization.schema.ts';
import { worksForAdministrators, worksReadOnly } from '@chalkline/contract/organizations/read-only.rules.ts';
import { readOnlySince } from '@chalkline/contract/organizations/trial.rules.ts';
import { notFound, organizationReadOnly } from '../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import type { OrganizationLine } from './organizations.read.service.ts';
import {
  changeOrganization,
  countPeople,
  findOrganization,
  lockOrganization,
} from './organizations.repository.ts';
import { known, tellOfChange, trialFacts, trialOf } from './organizations.service.ts';

/** Makes a trial longer or shorter, or ends it with a contract. For admins of the whole site. Throws 404. */
export async function changeTrial(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { period }: TrialPatch,
): Promise<Omit<OrganizationLine, 'byName'>> {
  if (!isId(id)) throw notFound();
  return parts.database.transaction(async (tx) => {
    await lockOrganization(tx.sql, id);
    const before = await findOrganization(tx.sql, id);
    if (!before) throw notFound();
    await changeOrganization(tx.sql, id, { trialPeriod: period, updatedAt: parts.clock.now() });
    const after = known(await findOrganization(tx.sql, id));
    const change = { before: trialFacts(before), after: trialFacts(after) };
    await tellOfChange(parts, tx, viewer.personId, after, { action: 'trial_changed', ...change });
    return { ...after, people: await countPeople(tx.sql, id) };
  });
}

/**
 * Refuses what people of an organization write once its trial is over; reading, and what concerns nobody but
 * themselves, goes on. Throws `organization_read_only`.
 */
export async function refuseReadOnly(parts: Parts, endpoint: Endpoint, viewer: MaybeViewer): Promise<void> {
  if (worksReadOnly(endpoint)) return;
  if (!viewer?.organizationId || viewer.accountType === 'admin') return;
  if (viewer.accountType === 'corporate_admin' && worksForAdministrators(endpoint)) return;
  const organization = await findOrganization(parts.database.sql, viewer.organizationId);
  if (organization && readOnlySince(trialOf(organization), parts.clock.now())) throw organizationReadOnly();
}
