import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { ShareButton } from '../../../patterns/share/share-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { monthText } from '../../../ui/times.ts';
import { segmentOf, visibilityHint } from '../group-texts.ts';
import { PlaceActions } from '../place/place-actions.tsx';
import { ReportGroup } from '../place/report-group.tsx';
import styles from './pages.module.css';

interface GroupFactsProps {
  group: GroupReply;
  /** The first one, where the viewer may know who that is. */
  owner?: Pick<MemberReply, 'id' | 'name'> | undefined;
}

/** What it is, how many are in it and since when, with the way in. */
export function GroupFacts({ group, owner }: GroupFactsProps) {
  const { id, name, community, memberCount, createdAt, visibility, description } = group;
  return (
    <Panel padded>
      <Stack gap={16}>
        <p className={styles.about}>{description || visibilityHint(group)}</p>
        <dl className={styles.facts}>
          <dt>Members</dt>
          <dd>{numberText(memberCount)}</dd>
          <dt>Since</dt>
          <dd>{monthText(createdAt)}</dd>
          {owner && (
            <>
              <dt>Owner</dt>
              <dd>
                <Link className={text.link} to={urlOf('user', { id: owner.id })}>
                  {owner.name}
                </Link>
              </dd>
            </>
          )}
          {community && (
            <>
              <dt>Community</dt>
              <dd>
                <Link className={text.link} to={urlOf('communityDetail', { id: community.id })}>
                  {community.name}
                </Link>
              </dd>
            </>
          )}
        </dl>
        <Row>
          <PlaceActions group={group} />
          {visibility === 'public' && <ShareButton name={name} segment={segmentOf(group)} id={id} />}
          <ReportGroup group={group} />
        </Row>
      </Stack>
    </Panel>
  );
}
