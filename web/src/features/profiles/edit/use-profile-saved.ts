import type { ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { session } from '../../../platform/session.ts';
import { profileQueries } from '../profiles.queries.ts';

/** What everything that was shown of the person learns of a change: the tabs, their page, and the header. */
export function useProfileSaved(): (profile: ProfileReply) => void {
  const cache = useQueryClient();
  return (profile) => {
    cache.setQueryData(profileQueries.mine().queryKey, profile);
    void cache.invalidateQueries({ queryKey: profileQueries.person(profile.id).queryKey });
    const { name, handle, locale, weightUnit } = profile;
    // Without the pass in it: the header asks for the picture itself.
    const photo = profile.photo?.replace(/\?.*$/, '') ?? null;
    session.learn({ name, handle, photo, locale, weightUnit });
  };
}
