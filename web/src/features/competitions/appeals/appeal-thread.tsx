import type { AppealReply } from '@chalkline/contract/competitions/appeal.schema.ts';
import { addAppealMessage } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { MessageThread } from '../../../patterns/message-thread.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { appealQueries } from './appeals.queries.ts';

interface AppealThreadProps {
  competition: { readonly id: string; readonly zone: string };
  appeal: AppealReply;
  /** False once it is closed. */
  mayAnswer: boolean;
}

/** What was said about an appeal, oldest first, and a field to answer. */
export function AppealThread({ competition, appeal, mayAnswer }: AppealThreadProps) {
  const params = { competitionId: competition.id, appealId: appeal.id };
  return (
    <MessageThread
      messages={appeal.messages.map(({ id, isStaff, author, text: said, link, createdAt }) => ({
        id,
        isStaff,
        by: [
          isStaff ? (author ? `${author}, staff` : 'Staff') : author,
          plannedTime(createdAt, competition.zone),
        ]
          .filter(Boolean)
          .join(', '),
        text: said,
        beside: link && (
          <a className={text.link} href={link} target="_blank" rel="noopener noreferrer">
            {new URL(link).hostname}
          </a>
        ),
      }))}
      answer={
        mayAnswer && appeal.state === 'open'
          ? {
              keptAs: `answer ${appeal.id}`,
              maxLength: 2000,
              send: (call, said) => call(addAppealMessage, { params, body: { text: said, link: null } }),
              invalidates: [appealQueries.all],
            }
          : null
      }
    />
  );
}
