import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { Note } from '../../../ui/note.tsx';

/** Where the application of a partner is, with the reason of a refusal. */
export function StateNote({ partner: { state, reason, can } }: { partner: PartnerReply }) {
  if (state === 'approved') {
    return <Note tone="good">Approved. Everyone can find this partner in the directory.</Note>;
  }
  if (state === 'applied') {
    return (
      <Note>
        {can.edit
          ? 'We’re reviewing your application. You can still change it.'
          : 'This application needs a decision.'}
      </Note>
    );
  }
  return (
    <Note tone="bad">
      Not approved: {reason} {can.edit && 'Edit your partner to apply again.'}
    </Note>
  );
}
