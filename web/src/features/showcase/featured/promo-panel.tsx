import { removePromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { PromoForm } from './promo-form.tsx';
import { useArranging } from './use-arranging.ts';

/** The line above the home screen. */
export function PromoPanel() {
  const { data, error, isPending, refetch } = useQuery(showcaseQueries.promoSettings());
  const say = useErrorText();
  const remove = useArranging((_: null) => call(removePromo));
  return (
    <Panel title="Promo banner" padded>
      {isPending && <SkeletonText lines={4} label="Loading the banner" />}
      {error && (
        <ErrorState title="The banner did not load" onRetry={() => void refetch()}>
          {say(error)}
        </ErrorState>
      )}
      {data !== undefined && (
        // Another version is another form.
        <PromoForm
          key={data?.changedAt ?? ''}
          promo={data}
          removing={remove.isPending}
          onRemove={() => remove.mutate(null)}
        />
      )}
    </Panel>
  );
}
