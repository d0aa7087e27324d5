import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type FollowSide, profileQueries } from '../profiles.queries.ts';
import { PeopleRows } from './people-rows.tsx';
import styles from './person.module.css';

/** "12 followers · 3 following": each opens its list. */
export function FollowCounts({ personId }: { personId: string }) {
  const { data } = useQuery(profileQueries.connection(personId));
  const [open, setOpen] = useState<FollowSide | null>(null);
  if (!data) return <p className={styles.counts}>{'\u00a0'}</p>;
  return (
    <p className={styles.counts}>
      <LinkButton onClick={() => setOpen('followers')}>
        {counted(data.followers, ['follower', 'followers'])}
      </LinkButton>
      {' · '}
      <LinkButton onClick={() => setOpen('following')}>{`${data.following} following`}</LinkButton>
      {open && <FollowsModal personId={personId} side={open} onClose={() => setOpen(null)} />}
    </p>
  );
}

const titles: Record<FollowSide, string> = { followers: 'Followers', following: 'Following' };

const emptyTexts: Record<FollowSide, string> = {
  followers: 'Followers whose profiles you can see appear here.',
  following: 'People they follow whose profiles you can see appear here.',
};

interface FollowsModalProps {
  personId: string;
  side: FollowSide;
  onClose: () => void;
}

function FollowsModal({ personId, side, onClose }: FollowsModalProps) {
  return (
    <Modal opened title={titles[side]} onClose={onClose}>
      <PagedList
        query={profileQueries.follows(personId, side)}
        page={null}
        failed="Couldn’t load the list"
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyState title="No one to show">{emptyTexts[side]}</EmptyState>}
      >
        {(people) => <PeopleRows people={people} onLeave={onClose} />}
      </PagedList>
    </Modal>
  );
}
