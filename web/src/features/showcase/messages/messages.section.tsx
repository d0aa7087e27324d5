import { useSearchParams } from 'react-router';
import { MessageThread } from './message-thread.tsx';
import { MessagesList } from './messages-list.tsx';

/** What people wrote, or the one message that the address names. */
export function MessagesSection() {
  const [params] = useSearchParams();
  const open = params.get('message');
  return open === null ? <MessagesList /> : <MessageThread key={open} id={open} />;
}
