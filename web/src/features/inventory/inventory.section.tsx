import { urlOf } from '@chalkline/contract/urls.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Where receptionists go to move and count stock. Renders nothing for others. */
export function InventorySection() {
  if (useSession()?.user.accountType !== 'receptionist') return null;
  return (
    <Panel title="At the desk" padded>
      <Row>
        <ButtonLink variant="main" to={urlOf('dashboard')}>
          Your desk
        </ButtonLink>
        <ButtonLink to={urlOf('gymInventory')}>Inventory</ButtonLink>
        <ButtonLink to={urlOf('gymInventory', {}, { part: 'count' })}>Count stock</ButtonLink>
        <ButtonLink to={urlOf('expenseManagement')}>Expenses</ButtonLink>
        <ButtonLink to={urlOf('revenueManagement')}>Revenues</ButtonLink>
      </Row>
    </Panel>
  );
}
