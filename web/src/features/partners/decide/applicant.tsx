import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import text from '../../../ui/text.module.css';

/** Who applied, for administrators: their account and where to write to them. */
export function Applicant({ owner: { id, name, email } }: { owner: NonNullable<PartnerReply['owner']> }) {
  return (
    <span>
      <Link className={text.link} to={urlOf('editUser', { id })}>
        {name}
      </Link>
      {', '}
      <a className={text.link} href={`mailto:${email}`}>
        {email}
      </a>
    </span>
  );
}
