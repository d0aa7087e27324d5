import { removePromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { PromoForm } from './promo-form.tsx';

/** The line above the home screen. */
export function PromoPanel() {
  const query = useQuery(showcaseQueries.promoSettings());
  const remove = useAction({
    send: (call) => call(removePromo),
    failed: 'Couldn’t remove the banner',
    invalidates: [showcaseQueries.all],
  });
  return (
    <Panel title="Promo banner" padded>
      <Loaded
        query={query}
        failed="Couldn’t load the banner"
        skeleton={<SkeletonText lines={4} label="Loading the banner" />}
      >
        {(promo) => (
          // Another version is another form.
          <PromoForm
            key={promo?.changedAt ?? ''}
            promo={promo}
            removing={remove.busy}
            onRemove={() => remove.run()}
          />
        )}
      </Loaded>
    </Panel>
  );
}
