import { Stack } from '../../../ui/page.tsx';
import { AboutForm } from './about-form.tsx';
import { HandleForm } from './handle-form.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { WithProfile } from './with-profile.tsx';

/** What others see of the person. */
export function ProfileSection() {
  return (
    <WithProfile>
      {(profile) => (
        <Stack gap={24}>
          <PhotoPanel profile={profile} />
          <AboutForm profile={profile} />
          <HandleForm profile={profile} />
        </Stack>
      )}
    </WithProfile>
  );
}
