import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/panel.tsx';
import { eventQueries } from '../events.queries.ts';
import { AttachmentList } from './attachment-list.tsx';

/** What an event’s page has to read and open; nothing where there is none. */
export function EventAttachments({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventQueries.attachments(eventId));
  if (!data || data.length === 0) return null;
  return (
    <Panel padded title="Attachments">
      <AttachmentList attachments={data} />
    </Panel>
  );
}
