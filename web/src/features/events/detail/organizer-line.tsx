import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import text from '../../../ui/text.module.css';

/** Who puts the event on. */
export function OrganizerLine({ event: { organizer } }: { event: EventReply }) {
  if (!organizer) return null;
  return (
    <p>
      Organized by{' '}
      <Link className={text.link} to={urlOf('user', { id: organizer.id })}>
        {organizer.name}
      </Link>
    </p>
  );
}
