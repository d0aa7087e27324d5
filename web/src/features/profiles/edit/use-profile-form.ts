import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import type { ProfilePatch, ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type PatchForm, usePatchForm } from '../../../patterns/use-patch-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { profileQueries } from '../profiles.queries.ts';
import { useProfileSaved } from './use-profile-saved.ts';

interface ProfileFormOptions<Values extends object> {
  readonly profile: ProfileReply;
  /** The part of the profile that this form changes. */
  readonly valuesOf: (profile: ProfileReply) => Values;
  /** The changed values as fields of the profile. */
  readonly fieldsOf: (values: Partial<Values>) => Omit<ProfilePatch, 'was' | 'photo'>;
  readonly schema: Schema;
  readonly texts: FieldTexts;
}

/** A form of some fields of the profile, which another tab may change at the same time. */
export function useProfileForm<Values extends object>({
  profile,
  valuesOf,
  fieldsOf,
  schema,
  texts,
}: ProfileFormOptions<Values>): PatchForm<Values> {
  const cache = useQueryClient();
  const saved = useProfileSaved();
  return usePatchForm<Values, ProfileReply>({
    stored: valuesOf(profile),
    schema,
    texts,
    save: (call, _values, { patch, was }) =>
      call(changeProfile, { body: { ...fieldsOf(patch), was: fieldsOf(was) } }),
    storedIn: valuesOf,
    reread: async () => valuesOf(await cache.fetchQuery({ ...profileQueries.mine(), staleTime: 0 })),
    onSaved: saved,
  });
}
