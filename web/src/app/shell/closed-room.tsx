import { urlOf } from '@chalkline/contract/urls.ts';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/titles.tsx';

/** Shown instead of a screen that this account can't access: why, and where to go instead. */
export function ClosedRoom({ title }: { title: string }) {
  const home = urlOf('home');
  const awaitsSecondStep = useSession()?.user.awaitsSecondStep;
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle>{title}</PageTitle>
        <EmptyState
          title="This page is for administrators"
          action={
            useKnownAddresses().has(home) && (
              <ButtonLink size={32} to={home}>
                Browse competitions
              </ButtonLink>
            )
          }
        >
          {awaitsSecondStep
            ? 'Turn on two-step sign-in to open it.'
            : 'Ask an administrator of the site or your organization for access.'}
        </EmptyState>
      </Stack>
    </Page>
  );
}
