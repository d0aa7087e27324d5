import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** From the form of an event to what its attendees answer and sign. */
export function PapersPanel({ eventId: id }: { eventId: string }) {
  return (
    <Panel padded title="Questions and waivers">
      <p>Attendees answer and sign when they check out.</p>
      <Row>
        <ButtonLink to={urlOf('eventPapers', { id })}>Edit questions</ButtonLink>
        <ButtonLink to={urlOf('eventPapers', { id }, { tab: 'waivers' })}>Edit waivers</ButtonLink>
      </Row>
    </Panel>
  );
}
