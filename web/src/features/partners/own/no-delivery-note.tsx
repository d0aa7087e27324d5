import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import text from '../../../ui/text.module.css';

/** Warns partners that nobody can buy their products until they set where they deliver. */
export function NoDeliveryNote({ partner }: { partner: PartnerReply }) {
  if (partner.delivery !== null) return null;
  return (
    <Note tone="warn">
      Your products can’t be bought here yet.{' '}
      {partner.can.edit ? (
        <Link className={text.link} to={urlOf('addPartner')}>
          Turn on “Sell your products here” and set where you deliver
        </Link>
      ) : (
        'The owner of this partner has to set where it delivers'
      )}
      .
    </Note>
  );
}
