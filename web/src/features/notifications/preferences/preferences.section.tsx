import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { DigestPanel } from './digest-panel.tsx';
import { KindsPanel } from './kinds-panel.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';
import { useChoosing } from './use-choosing.ts';

/** What a person is told, by which way and when. Each switch holds at once. */
export function PreferencesSection() {
  const { data, error, refetch, isFetching } = useQuery(notificationQueries.preferences());
  const choosing = useChoosing();
  const errorText = useErrorText();
  if (!data && error) {
    return (
      <ErrorState title="Your choices did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonText lines={8} label="Loading your choices" />;
  return (
    <Stack gap={24}>
      <KindsPanel kinds={data.kinds} {...choosing} />
      <DigestPanel preferences={data} {...choosing} />
      <QuietHoursPanel preferences={data} {...choosing} />
    </Stack>
  );
}
