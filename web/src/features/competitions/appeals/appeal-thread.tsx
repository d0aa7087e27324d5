import type { AppealReply } from '@chalkline/contract/competitions/appeal.schema.ts';
import { addAppealMessage } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import styles from './appeals.module.css';
import { appealQueries } from './appeals.queries.ts';

interface AppealThreadProps {
  competition: { readonly id: string; readonly zone: string };
  appeal: AppealReply;
  /** False once it is closed. */
  mayAnswer: boolean;
}

/** What was said about an appeal, oldest first, and a field to answer. */
export function AppealThread({ competition, appeal, mayAnswer }: AppealThreadProps) {
  return (
    <Stack gap={12}>
      <ol className={styles.thread} aria-label="Messages">
        {appeal.messages.map(({ id, isStaff, author, text: said, link, createdAt }) => (
          <li key={id} data-staff={isStaff || undefined}>
            <small>
              {[
                isStaff ? (author ? `${author}, staff` : 'Staff') : author,
                plannedTime(createdAt, competition.zone),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <p>{said === '' ? 'This message was deleted with its account.' : said}</p>
            {link && (
              <a className={text.link} href={link} target="_blank" rel="noopener noreferrer">
                {new URL(link).hostname}
              </a>
            )}
          </li>
        ))}
      </ol>
      {mayAnswer && appeal.state === 'open' && <Answer competitionId={competition.id} appealId={appeal.id} />}
    </Stack>
  );
}

function Answer({ competitionId, appealId }: { competitionId: string; appealId: string }) {
  const [said, setSaid] = useKeptState(`answer ${appealId}`, '');
  const send = useAction({
    send: (call, body: { text: string }) =>
      call(addAppealMessage, { params: { competitionId, appealId }, body: { ...body, link: null } }),
    done: 'Message sent',
    invalidates: [appealQueries.all],
    onDone: () => setSaid(''),
  });
  return (
    <Stack gap={8}>
      <TextArea
        label="Message"
        rows={2}
        maxLength={2000}
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <ActionError error={send.error} />
      <Row>
        <Button
          busy={send.busy}
          disabled={said.trim() === ''}
          onClick={() => send.run({ text: said.trim() })}
        >
          Send message
        </Button>
      </Row>
    </Stack>
  );
}
