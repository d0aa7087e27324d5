import { urlOf } from '@chalkline/contract/urls.ts';
import { IconMessages } from '@tabler/icons-react';
import { IconLink } from '../../ui/icon-button.tsx';
import { useMessageNews } from './use-message-news.ts';
import { useSayingHere } from './use-saying-here.ts';

/** The way to messages in the header, with how many conversations hold something unread. */
export function MessagesLink({ personId }: { personId: string }) {
  useSayingHere();
  const { unread, requests } = useMessageNews(personId);
  return (
    <IconLink
      label="Messages"
      to={urlOf('messages')}
      icon={<IconMessages size={20} stroke={1.75} />}
      count={unread + requests}
    />
  );
}
