import type { AllowanceReply } from '@chalkline/contract/administration/invitation-allowance.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';

/** How many more people can be invited before the next day; nothing while it is not known. */
export function AllowanceNote({ organization }: { organization: string | null }) {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...administrationQueries.allowance(organization),
    refetchInterval: ({ state }) => isSending(state.data) && 3000,
  });
  const sent = data?.mailed;
  const sentBefore = useRef(sent);
  // The list says of each whether it was sent.
  useEffect(() => {
    if (sentBefore.current !== undefined && sentBefore.current !== sent)
      void cache.invalidateQueries({ queryKey: administrationQueries.invitationLists });
    sentBefore.current = sent;
  }, [cache, sent]);
  return data ? <Allowance allowance={data} /> : null;
}

/** Looks again until all are sent; those due the next day aren’t waited for. */
const isSending = (allowance: AllowanceReply | undefined) =>
  allowance !== undefined && allowance.queued > 0 && allowance.nextAt === null;

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
