import type {
  CorporateLineReply,
  CorporateRegistrationReply,
  CorporateReply,
  MyOrganizationReply,
  NewCorporate,
} from '@chalkline/contract/organizations/organization.schema.ts';
import {
  daysLeft,
  isPaid,
  keptUntil,
  openUntil,
  readOnlySince,
  trialEnd,
  usualTrialDays,
} from '@chalkline/contract/organizations/trial.rules.ts';
import { presentMe } from '../accounts/people/people.present.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { uploadName } from '../uploads/uploads.rules.ts';
import { administers, organizationCan, seesTrial } from './organizations.policy.ts';
import type { OrganizationLine } from './organizations.read.service.ts';
import type { Organization } from './organizations.service.ts';

/** The founder of a company, who is now its admin. */
export const presentFounder = presentMe;

/** The reply to registering a company: the record it will start with, and the registration its code belongs to. */
export function presentRegistered(
  { identifier, name }: Pick<NewCorporate, 'identifier' | 'name'>,
  { registration }: { readonly registration: string },
): CorporateRegistrationReply {
  const look = { logo: null, bg_color: null, text_color: null, button_color: null };
  return { registration, identifier, name, ...look, trial_start_date: null, trial_period: usualTrialDays };
}

/** The company's record, with what this viewer may see. */
export function presentCorporate(viewer: Viewer, organization: Organization): CorporateReply {
  const { identifier, name, logoId, logoType, backgroundColor, textColor, buttonColor } = organization;
  return {
    identifier,
    name,
    logo: logoId && logoType && uploadName({ id: logoId, contentType: logoType }),
    bg_color: backgroundColor,
    text_color: textColor,
    button_color: buttonColor,
    ...(seesTrial(viewer, organization) && {
      trial_start_date: organization.trialStartedAt.toISOString(),
      trial_period: organization.trialPeriod,
    }),
  };
}

/** null for people who belong to no organization. */
export function presentMine(
  viewer: Viewer,
  organization: Organization | null,
  now: Date,
): MyOrganizationReply | null {
  if (!organization) return null;
  const trial = trialOf(organization);
  const answers = administers(viewer, organization);
  return {
    ...presentCorporate(viewer, organization),
    id: organization.id,
    daysLeft: answers ? daysLeft(trial, now) : null,
    trialEndsAt: answers && !isPaid(trial, now) ? iso(trialEnd(trial)) : null,
    paidUntil: answers && isPaid(trial, now) ? iso(trial.paidUntil) : null,
    readOnlySince: iso(readOnlySince(trial, now)),
    keptUntil: answers ? iso(keptUntil(trial)) : null,
    can: organizationCan(viewer, organization),
  };
}

/** A row of the managers' table. */
export function presentLine(
  viewer: Viewer,
  organization: Omit<OrganizationLine, 'byName'>,
  now: Date,
): CorporateLineReply {
  const trial = trialOf(organization);
  return {
    ...presentCorporate(viewer, organization),
    id: organization.id,
    people: organization.people,
    trial_ends_at: iso(openUntil(trial)),
    read_only_since: iso(readOnlySince(trial, now)),
    kept_until: iso(keptUntil(trial)),
  };
}

function trialOf({
  trialStartedAt,
  trialPeriod,
  paidUntil,
}: Pick<Organization, 'trialStartedAt' | 'trialPeriod' | 'paidUntil'>) {
  return { startedAt: trialStartedAt, period: trialPeriod, paidUntil };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
