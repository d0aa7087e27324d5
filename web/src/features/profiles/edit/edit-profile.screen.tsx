import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenSection } from '../../../platform/screen-section.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';

/** The screen with these sections as its tabs; the first is open unless the address names another. */
export function editProfileScreen(sections: readonly ScreenSection[]) {
  return function EditProfileScreen() {
    const [params] = useSearchParams();
    const user = useSession()?.user;
    const belongs = user?.organizationId != null;
    const shown = sections.filter(({ needs }) => needs !== 'organization' || belongs);
    const open = shown.find(({ key }) => key === params.get('tab')) ?? shown[0];
    useScreenTitle(open && `${open.label}, your account`);
    if (!open) return null;
    const { Section } = open;
    const tabs = shown.map(({ key, label }) => ({ label, to: tabUrl(key) }));
    return (
      <Page>
        <Stack gap={24}>
          <PageTitle
            actions={user && <ButtonLink to={urlOf('user', { id: user.id })}>View public profile</ButtonLink>}
          >
            Your account
          </PageTitle>
          <TabLinks label="Your account" tabs={tabs} current={tabUrl(open.key)} />
          <Stack asForm>
            <Suspense fallback={<SkeletonText lines={8} />}>
              <Section key={open.key} />
            </Suspense>
          </Stack>
        </Stack>
      </Page>
    );
  };
}

function tabUrl(tab: string): string {
  return urlOf('editProfile', {}, { tab });
}
