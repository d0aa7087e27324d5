import type {
  CorporateLineReply,
  CorporateRegistrationReply,
  CorporateReply,
  MyOrganisationReply,
  NewCorporate,
} from '@chalkline/contract/organisations/organisation.schema.ts';
import {
  daysLeft,
  keptUntil,
  readOnlySince,
  trialEnd,
  usualTrialDays,
} from '@chalkline/contract/organisations/trial.rules.ts';
import { presentMe } from '../accounts/people/people.present.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { uploadName } from '../uploads/uploads.rules.ts';
import { administers, organisationCan, seesTrial } from './organisations.policy.ts';
import type { OrganisationLine } from './organisations.read.service.ts';
import type { Organisation } from './organisations.service.ts';

/** Whoever founded a company, as the admin that they are from now on. */
export const presentFounder = presentMe;

/** What registering a company answers: the record as it will begin, and by what its code is handed in. */
export function presentRegistered(
  { identifier, name }: Pick<NewCorporate, 'identifier' | 'name'>,
  { registration }: { readonly registration: string },
): CorporateRegistrationReply {
  const look = { logo: null, bg_color: null, text_color: null, button_color: null };
  return { registration, identifier, name, ...look, trial_start_date: null, trial_period: usualTrialDays };
}

/** The seed's record, as this viewer may know it. */
export function presentCorporate(viewer: Viewer, organisation: Organisation): CorporateReply {
  const { identifier, name, logoId, logoType, backgroundColor, textColor, buttonColor } = organisation;
  return {
    identifier,
    name,
    logo: logoId && logoType && uploadName({ id: logoId, contentType: logoType }),
    bg_color: backgroundColor,
    text_color: textColor,
    button_color: buttonColor,
    ...(seesTrial(viewer, organisation) && {
      trial_start_date: organisation.trialStartedAt.toISOString(),
      trial_period: organisation.trialPeriod,
    }),
  };
}

/** null for whoever belongs to none. */
export function presentMine(
  viewer: Viewer,
  organisation: Organisation | null,
  now: Date,
): MyOrganisationReply | null {
  if (!organisation) return null;
  const trial = trialOf(organisation);
  const answers = administers(viewer, organisation);
  return {
    ...presentCorporate(viewer, organisation),
    id: organisation.id,
    daysLeft: answers ? daysLeft(trial, now) : null,
    trialEndsAt: answers ? iso(trialEnd(trial)) : null,
    readOnlySince: iso(readOnlySince(trial, now)),
    keptUntil: answers ? iso(keptUntil(trial)) : null,
    can: organisationCan(viewer, organisation),
  };
}

/** A line of the table for those who manage. */
export function presentLine(
  viewer: Viewer,
  organisation: Omit<OrganisationLine, 'byName'>,
  now: Date,
): CorporateLineReply {
  const trial = trialOf(organisation);
  return {
    ...presentCorporate(viewer, organisation),
    id: organisation.id,
    people: organisation.people,
    trial_ends_at: iso(trialEnd(trial)),
    read_only_since: iso(readOnlySince(trial, now)),
    kept_until: iso(keptUntil(trial)),
  };
}

function trialOf({ trialStartedAt, trialPeriod }: Pick<Organisation, 'trialStartedAt' | 'trialPeriod'>) {
  return { startedAt: trialStartedAt, period: trialPeriod };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
