import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { partnerQueries } from './partners.queries.ts';

/** The way to one’s partner. Renders nothing for people without one. */
export function PartnerSection() {
  const { data: partner } = useQuery(partnerQueries.own());
  if (!partner) return null;
  return (
    <Panel title={partner.name} padded>
      <Row>
        <ButtonLink to={urlOf('partnersDashboard')}>Partner dashboard</ButtonLink>
        {partner.can.edit && <ButtonLink to={urlOf('addPartner')}>Edit partner</ButtonLink>}
      </Row>
    </Panel>
  );
}
