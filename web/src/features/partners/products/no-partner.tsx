import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Products belong to a partner: the way to become one. */
export function NoPartner() {
  return (
    <Panel>
      <EmptyState
        title="No partner yet"
        action={
          <ButtonLink size={32} to={urlOf('addPartner')}>
            Become a partner
          </ButtonLink>
        }
      >
        Apply as a partner before you add products.
      </EmptyState>
    </Panel>
  );
}
