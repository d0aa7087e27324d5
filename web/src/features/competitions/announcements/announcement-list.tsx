import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ReactNode } from 'react';
import { PagedList, usePagedRows } from '../../../patterns/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from './announcements.module.css';
import { announcementQueries } from './announcements.queries.ts';

interface AnnouncementListProps {
  competition: CompetitionReply;
  empty: string;
  /** What can be done with one, for those who run the competition. */
  actions?: (announcement: AnnouncementReply) => ReactNode;
}

/** Pinned ones first, then newest first. */
export function AnnouncementList({ competition, empty, actions }: AnnouncementListProps) {
  return (
    <PagedList
      query={announcementQueries.list(competition.id)}
      page="news-page"
      failed="Couldn’t load announcements"
      skeleton={<SkeletonRows rows={2} avatar={false} />}
      empty={<EmptyState title="No announcements yet">{empty}</EmptyState>}
    >
      {(announcements) => (
        <ul>
          {announcements.map((announcement) => (
            <Announcement key={announcement.id} announcement={announcement} competition={competition}>
              {actions?.(announcement)}
            </Announcement>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** On the competition's page: nothing until there is an announcement. */
export function AnnouncementSection({ competition }: { competition: CompetitionReply }) {
  if (!usePagedRows(announcementQueries.list(competition.id))?.length) return null;
  return (
    <Panel title="Announcements" className={styles.section}>
      <AnnouncementList competition={competition} empty="News from the organizers appears here." />
    </Panel>
  );
}

const tags = { volunteers: 'Volunteers', staff: 'Staff only' } as const;

interface AnnouncementProps {
  announcement: AnnouncementReply;
  competition: CompetitionReply;
  children: ReactNode;
}

function Announcement({ announcement, competition: { divisions, zone }, children }: AnnouncementProps) {
  const { title, body, pinned, audience, divisionId, author, createdAt, editedAt } = announcement;
  const division = divisions.find(({ id }) => id === divisionId)?.name ?? 'A division';
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {pinned && <Tag>Pinned</Tag>}
        {audience !== 'everybody' && <Tag>{audience === 'division' ? division : tags[audience]}</Tag>}
      </div>
      <p className={styles.body}>{body}</p>
      <div className={styles.foot}>
        <span>
          {author.name}, <TimeAgo at={createdAt} zone={zone} />
          {editedAt && (
            <>
              , edited <TimeAgo at={editedAt} zone={zone} />
            </>
          )}
        </span>
        {children}
      </div>
    </li>
  );
}
