import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import type { TrialPatch } from '@chalkline/contract/organisations/organisation.schema.ts';
import { worksReadOnly } from '@chalkline/contract/organisations/read-only.rules.ts';
import { readOnlySince } from '@chalkline/contract/organisations/trial.rules.ts';
import { notFound, organisationReadOnly } from '../platform/http/refusal.ts';
import type { MaybeViewer, Viewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import type { OrganisationLine } from './organisations.read.service.ts';
import {
  changeOrganisation,
  countPeople,
  findOrganisation,
  lockOrganisation,
} from './organisations.repository.ts';
import { known, tellOfChange, trialFacts, trialOf } from './organisations.service.ts';

/** Makes a trial longer or shorter, or ends it with a contract. For admins of the whole site. Throws 404. */
export async function changeTrial(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { period }: TrialPatch,
): Promise<Omit<OrganisationLine, 'byName'>> {
  if (!isId(id)) throw notFound();
  return parts.database.transaction(async (tx) => {
    await lockOrganisation(tx.sql, id);
    const before = await findOrganisation(tx.sql, id);
    if (!before) throw notFound();
    await changeOrganisation(tx.sql, id, { trialPeriod: period, updatedAt: parts.clock.now() });
    const after = known(await findOrganisation(tx.sql, id));
    const change = { before: trialFacts(before), after: trialFacts(after) };
    await tellOfChange(parts, tx, viewer.personId, after, { action: 'trial_changed', ...change });
    return { ...after, people: await countPeople(tx.sql, id) };
  });
}

/**
 * Refuses what people of an organisation write once its trial is over; reading, and what concerns nobody but
 * themselves, goes on. Throws `organisation_read_only`.
 */
export async function refuseReadOnly(parts: Parts, endpoint: Endpoint, viewer: MaybeViewer): Promise<void> {
  if (worksReadOnly(endpoint)) return;
  if (!viewer?.organisationId || viewer.accountType === 'admin') return;
  const organisation = await findOrganisation(parts.database.sql, viewer.organisationId);
  if (organisation && readOnlySince(trialOf(organisation), parts.clock.now())) throw organisationReadOnly();
}
