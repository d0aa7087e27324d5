import type { AuditLogLine } from '@chalkline/contract/administration/audit-log.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import text from '../../../ui/text.module.css';
import { thingText } from './history-text.ts';

/** Where administrators find things that have no name in the log. */
const places: Readonly<Record<string, (id: string) => string>> = {
  invitation: () => urlOf('allUsers', {}, { tab: 'invitations' }),
  organization: (id) => urlOf('allUsers', {}, { organization: id }),
  case: (caseId) => urlOf('moderationCase', { caseId }),
  order: (id) => urlOf('dashboard', {}, { part: 'disputes', order: id }),
  payment_alert: () => urlOf('dashboard', {}, { part: 'alerts', state: 'acknowledged' }),
  contact_message: (id) => urlOf('dashboard', {}, { part: 'contact', message: id }),
  featured_item: () => urlOf('featuredContent'),
  promo: () => urlOf('featuredContent'),
  trainer_request: () => urlOf('requestsTrainer'),
  activity_type: (id) => urlOf('addActivityType', {}, { id }),
  exercise: (id) => urlOf('exercise', { id }),
};

interface ThingLinkProps {
  line: Pick<AuditLogLine, 'subjectKind' | 'subjectId' | 'thing'>;
}

/** What a line of the audit log is about, by its name if it has one, and a link to it if there is a place for it. */
export function ThingLink({ line: { subjectKind, subjectId, thing } }: ThingLinkProps) {
  const address = thing?.address ?? places[subjectKind]?.(subjectId);
  const kind = thingText(subjectKind);
  if (!address) return kind;
  return (
    <span>
      <Link className={text.link} to={address}>
        {thing?.name ?? kind}
      </Link>
      {thing && <small className={text.hint}> {kind}</small>}
    </span>
  );
}
