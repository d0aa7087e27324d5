import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../platform/error-texts.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { PushPanel } from '../push/push-panel.tsx';
import { DigestPanel } from './digest-panel.tsx';
import { KindsPanel } from './kinds-panel.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';
import { useChoosing } from './use-choosing.ts';

/** Which notifications a person gets, how and when. Each switch saves right away. */
export function PreferencesSection() {
  const { data, error, refetch, isFetching } = useQuery(notificationQueries.preferences());
  const choosing = useChoosing();
  if (!data && error) {
    return (
      <ErrorState title="Couldn’t load your settings" onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonText lines={8} label="Loading settings" />;
  return (
    <Stack gap={24}>
      <KindsPanel kinds={data.kinds} {...choosing} />
      <PushPanel />
      <DigestPanel preferences={data} {...choosing} />
      <QuietHoursPanel preferences={data} {...choosing} />
    </Stack>
  );
}
