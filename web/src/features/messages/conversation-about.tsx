import type { ConversationReply } from '@chalkline/contract/messages/message.schema.ts';
import text from '../../ui/text.module.css';

/** What a group is for, and who started it. */
export function ConversationAbout({ conversation }: { conversation: ConversationReply }) {
  const { about, startedBy } = conversation;
  if (!about && !startedBy) return null;
  return (
    <section aria-label="About">
      <h3 className={text.h5}>About</h3>
      <p className={text.hint}>
        {about} {startedBy && `Started by ${startedBy.name}.`}
      </p>
    </section>
  );
}
