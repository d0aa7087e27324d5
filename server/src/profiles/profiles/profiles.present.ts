import { usualFieldAudiences } from '@chalkline/contract/accounts/audiences.ts';
import { handleChangeDays } from '@chalkline/contract/profiles/handle.rules.ts';
import type { PersonPage, ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { PersonSeen } from './profiles.see.service.ts';
import type { MyProfile } from './profiles.service.ts';

/** A profile as its owner sees it. */
export function presentProfile(profile: MyProfile): ProfileReply {
  const { id, name, handle, email, accountType, birthDate, gender, country, zone, locale } = profile;
  const { weightUnit, pageAudience } = profile;
  const changeable = profile.handleTakenAt && addDays(profile.handleTakenAt, handleChangeDays);
  return {
    id,
    name,
    handle,
    email,
    accountType,
    birthDate,
    gender,
    country,
    zone,
    locale,
    weightUnit,
    handleChangeableFrom: changeable?.toISOString() ?? null,
    photo: profile.photoPath,
    bio: profile.bio ?? '',
    pageAudience,
    fieldAudiences: { ...usualFieldAudiences, ...profile.fieldAudiences },
    isChild: profile.isChild,
    inOrganization: profile.organizationId !== null,
    joinedAt: profile.createdAt.toISOString(),
  };
}

/** A person's page; fields the viewer may not see are null. */
export function presentPerson({ person, visible, photoPath, isMe }: PersonSeen): PersonPage {
  const { id, name, handle } = person;
  return {
    id,
    name,
    handle,
    photo: photoPath,
    bio: visible.bio ? person.bio : null,
    birthDate: visible.birthDate ? person.birthDate : null,
    gender: visible.gender ? person.gender : null,
    country: visible.country ? person.country : null,
    joinedAt: person.createdAt.toISOString(),
    showsResults: visible.results,
    isMe,
  };
}

function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * day);
}
