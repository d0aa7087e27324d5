import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/tag.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from './announcement-item.module.css';
import { audienceWords } from './audience-words.ts';

interface AnnouncementItemProps {
  announcement: AnnouncementReply;
  competition: CompetitionReply;
  /** What may be done with it. */
  deeds?: ReactNode;
}

/** One announcement, its words as they were typed. */
export function AnnouncementItem({ announcement, competition, deeds }: AnnouncementItemProps) {
  const { title, body, pinned, audience, author, createdAt, editedAt } = announcement;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {pinned && <Tag>Pinned</Tag>}
        {audience !== 'everybody' && <Tag>{audienceWords(announcement, competition)}</Tag>}
      </div>
      <p className={styles.body}>{body}</p>
      <div className={styles.foot}>
        <span>
          {author.name}, <TimeAgo at={createdAt} zone={competition.zone} />
          {editedAt && (
            <>
              , edited <TimeAgo at={editedAt} zone={competition.zone} />
            </>
          )}
        </span>
        {deeds}
      </div>
    </li>
  );
}
