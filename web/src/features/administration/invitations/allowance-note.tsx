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
  const waiting =
    queued > 0 && ` ${counted(queued, ['invitation is', 'invitations are'])} waiting to be sent.`;
  if (nextAt === null)
    return (
      <p className={text.hint}>
        {numberText(left)} of {numberText(perDay)} invitations left today.{waiting}
      </p>
    );
  return (
    <Note tone="warn">
      You’ve used all {numberText(perDay)} invitations for today.{waiting} You can send more{' '}
      <TimeAgo at={nextAt} />.
    </Note>
  );
}
