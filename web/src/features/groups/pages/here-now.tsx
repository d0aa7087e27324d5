import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { HereDot } from '../../../ui/here-dot.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { roleLabels } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import styles from '../members/members.module.css';

const shown = 5;

/** Members who have the site open, for members. Nothing while there is nobody but the viewer. */
export function HereNow({ group, personId }: { group: GroupReply; personId: string }) {
  const { data } = useQuery(groupQueries.here(group.id));
  const here = data?.data ?? [];
  if (here.every(({ id }) => id === personId)) return null;
  const count = `${here.length}${data?.next ? '+' : ''} of ${numberText(group.memberCount)}`;
  return (
    <Panel title="Here now" actions={<span className={text.hint}>{count}</span>}>
      <ul className={styles.rows}>
        {here.slice(0, shown).map(({ id, name, photo, role }) => (
          <li key={id} className={styles.row}>
            <Avatar name={name} id={id} picture={photo && imageAddress(photo)} size={32} />
            <span className={styles.who}>
              <Link className={text.link} to={urlOf('user', { id })}>
                {name}
              </Link>
            </span>
            {role !== 'member' && <Tag>{roleLabels[role]}</Tag>}
            <HereDot />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
