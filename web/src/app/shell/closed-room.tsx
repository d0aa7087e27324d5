import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { learnAccount } from '../learn-account.ts';

interface ClosedRoomProps {
  title: string;
  /** Trainers have this page, and anyone can ask to become one. */
  forTrainers: boolean;
}

/** Shown instead of a screen that this account can't access: why, and where to go instead. */
export function ClosedRoom({ title, forTrainers }: ClosedRoomProps) {
  // They may have been let in since this page was opened, and have followed a notification that says so.
  useQuery({ queryKey: ['account'], queryFn: async () => (await learnAccount()) ?? null });
  const user = useSession()?.user;
  const isSiteAdmin = user?.accountType === 'admin';
  const way =
    forTrainers && !isSiteAdmin
      ? { to: urlOf('trainers'), label: 'Become a trainer' }
      : { to: urlOf('home'), label: 'Browse competitions' };
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle>{title}</PageTitle>
        <EmptyState
          title={`This page is for ${forTrainers ? 'trainers' : isSiteAdmin ? 'one organization' : 'administrators'}`}
          action={
            useKnownAddresses().has(way.to) && (
              <ButtonLink size={32} to={way.to}>
                {way.label}
              </ButtonLink>
            )
          }
        >
          {user?.awaitsSecondStep
            ? 'Turn on two-step sign-in to open it.'
            : isSiteAdmin
              ? `Each ${forTrainers ? 'trainer' : 'organization'} sees its own data here. Your account manages the whole site.`
              : forTrainers
                ? 'Ask to become a trainer. An administrator decides on your request.'
                : 'Ask an administrator of the site or your organization for access.'}
        </EmptyState>
      </Stack>
    </Page>
  );
}
