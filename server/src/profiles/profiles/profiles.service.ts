import { type FieldAudiences, usualFieldAudiences } from '@chalkline/contract/accounts/audiences.ts';
import type { ProfilePatch } from '@chalkline/contract/profiles/profile.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { isCountry } from '../../countries/countries.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { setUploads } from '../../uploads/uploads.attach.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { uploadName } from '../../uploads/uploads.rules.ts';
import { takeHandle } from '../handles/handles.service.ts';
import { audienceTooWide, birthDateToCome, countryUnknown, profileChanged } from './profiles.errors.ts';
import { findProfile, type Profile, type ProfileChange, updateProfile } from './profiles.repository.ts';
import { audienceOfPage, isChild } from './profiles.rules.ts';

/** The subject kind of profile photos; see profiles.photo.service.ts. */
export const photoKind = 'profile_photo';

/** The viewer's own profile with its derived fields. */
export interface MyProfile extends Profile {
  readonly isChild: boolean;
  readonly photoPath: string | null;
}

export async function getMyProfile(parts: Parts, viewer: Viewer): Promise<MyProfile> {
  return loadMine(parts, parts.database.sql, viewer);
}

/**
 * Changes the given fields and leaves the rest, so two simultaneous edits of different fields are both kept. Throws
 * `state_changed` if a field has another value than `was` says, `upload_unknown` for a photo, `not_one_of` for a
 * country, `too_big` for a birth date in the future and `audience_too_wide` for a page that a person under 16 may not
 * have.
 */
export async function changeProfile(parts: Parts, viewer: Viewer, patch: ProfilePatch): Promise<MyProfile> {
  checkFacts(patch, parts.clock.now());
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'profile', viewer.personId, 'exclusive');
    const before = await loadMine(parts, tx.sql, viewer);
    const fieldAudiences = { ...usualFieldAudiences, ...before.fieldAudiences };
    const shown = { ...before, bio: before.bio ?? '', fieldAudiences };
    const asked = readPatch(shown, withAllAudiences(patch, fieldAudiences), profileChanged);
    if (!asked) return before;
    checkAudience(patch, before, parts.clock.now());
    const { photo, bio, ...rest } = asked.after;
    const change: ProfileChange = {
      ...rest,
      ...(bio !== undefined && { bio: bio || null }),
      ...(photo !== undefined && { photo: await hang(parts, tx, viewer, photo) }),
    };
    await updateProfile(tx.sql, viewer.personId, change, parts.clock.now());
    if (rest.name !== undefined) {
      await recordAudit(parts, tx, {
        actorId: viewer.personId,
        action: 'person.renamed',
        subjectKind: 'person',
        // No names: the log is kept forever, and people can be erased.
        subjectId: viewer.personId,
      });
    }
    return loadMine(parts, tx.sql, viewer);
  });
}

/** Takes a handle. Throws like `takeHandle`. */
export async function changeHandle(parts: Parts, viewer: Viewer, handle: string): Promise<MyProfile> {
  return parts.database.transaction(async (tx) => {
    await takeHandle(parts, tx, viewer.personId, handle);
    return loadMine(parts, tx.sql, viewer);
  });
}

/** The viewer's profile, as seen on this connection. */
export async function loadMine(parts: Parts, sql: Sql, viewer: Viewer): Promise<MyProfile> {
  const profile = await findProfile(sql, viewer.personId);
  if (!profile) throw sessionEnded();
  const now = parts.clock.now();
  const isOpen = audienceOfPage(profile, now) === 'everybody' && profile.organizationId === null;
  const { photo } = profile;
  return {
    ...profile,
    isChild: isChild(profile.birthDate, now),
    photoPath: photo && pathFor(parts, viewer, photo, isOpen ? 'everybody' : 'viewer'),
  };
}

function checkFacts({ country, birthDate }: ProfilePatch, now: Date): void {
  if (country && !isCountry(country)) throw countryUnknown();
  // A child may have been born in a time zone where it is already tomorrow.
  const tomorrow = new Date(now.getTime() + 14 * hour).toISOString().slice(0, 10);
  if (birthDate && birthDate > tomorrow) throw birthDateToCome();
}

function checkAudience({ pageAudience, birthDate }: ProfilePatch, before: Profile, now: Date): void {
  if (pageAudience === undefined) return;
  const asked = {
    ...before,
    pageAudience,
    birthDate: birthDate === undefined ? before.birthDate : birthDate,
  };
  if (audienceOfPage(asked, now) !== pageAudience) throw audienceTooWide('body.pageAudience');
}

/** Audiences that the patch doesn't name were not looked at: they are as they are. */
function withAllAudiences(patch: ProfilePatch, now: Required<FieldAudiences>): ProfilePatch {
  const all = (named: FieldAudiences | undefined) => named && { fieldAudiences: { ...now, ...named } };
  const was = patch.was && { was: { ...patch.was, ...all(patch.was.fieldAudiences) } };
  return { ...patch, ...all(patch.fieldAudiences), ...was };
}

/** Attaches the upload to the profile, replacing the previous one; returns its name. The profile is locked. */
async function hang(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  uploadId: string | null,
): Promise<string | null> {
  const subject = { kind: photoKind, id: viewer.personId };
  const ids = uploadId === null ? [] : [uploadId];
  const [upload] = await setUploads(parts, tx, viewer, subject, { ids, path: 'body.photo' });
  return upload ? uploadName(upload) : null;
}
