import type { AllowanceReply } from '@chalkline/contract/administration/invitation-allowance.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';

/** How many more people can be invited before the next day; nothing while it is not known. */
export function AllowanceNote({ organization }: { organization: string | null }) {
  const { data } = useQuery(administrationQueries.allowance(organization));
  return data ? <Allowance allowance={data} /> : null;
}

function Allowance({ allowance: { perDay, left, queued, nextAt } }: { allowance: AllowanceReply }) {
  const waiting = queued > 0 && ` ${counted(queued, ['invitation waits', 'invitations wait'])} for the mail.`;
  if (nextAt === null)
    return (
      <p className={text.hint}>
        {numberText(left)} of {numberText(perDay)} invitations are left for these 24 hours.{waiting}
      </p>
    );
  return (
    <Note tone="warn">
      All {numberText(perDay)} invitations of these 24 hours are used.{waiting} There is room again{' '}
      <TimeAgo at={nextAt} />.
    </Note>
  );
}
