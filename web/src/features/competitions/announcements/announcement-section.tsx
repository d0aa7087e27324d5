import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/panel.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import styles from './announcement-section.module.css';
import { announcementQueries } from './announcements.queries.ts';

/** What its people were told, on the competition's page. Nothing stands there while there is nothing. */
export function AnnouncementSection({ competition }: { competition: CompetitionReply }) {
  const { data } = useInfiniteQuery(announcementQueries.list(competition.id));
  if (!data?.pages[0]?.data.length) return null;
  return (
    <Panel title="Announcements" className={styles.section}>
      <AnnouncementList competition={competition} none="What is announced will stand here." />
    </Panel>
  );
}
