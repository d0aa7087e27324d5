import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { aboutLine, addressOf, membersText } from '../group-texts.ts';
import styles from './community-card.module.css';
import { PlaceTag } from './group-rows.tsx';

/** A community to choose: picture, name, what it is and how many are in it. */
export function CommunityCard({ community }: { community: GroupReply }) {
  const { id, name, image, description } = community;
  return (
    <Link className={styles.card} to={addressOf(community)}>
      <div className={styles.picture}>
        {image ? (
          <img referrerPolicy="no-referrer" src={imageAddress(image)} alt="" />
        ) : (
          <Cover id={id} dark />
        )}
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className={styles.kind}>{aboutLine(community)}</p>
        {description && <p className={styles.about}>{description}</p>}
      </div>
      <div className={styles.foot}>
        <b>{membersText(community)}</b>
        <PlaceTag group={community} />
      </div>
    </Link>
  );
}
