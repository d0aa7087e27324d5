import { IconStar, IconStarFilled } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './follow-star.module.css';
import { useFollowed } from './use-following.ts';

interface FollowProps {
  entryId: string;
  name: string;
}

interface FollowStarProps extends FollowProps {
  /** In a table the arrow keys come to it: see figure-grid.ts. */
  inGrid?: boolean;
}

/** Follows an athlete, in a row. */
export function FollowStar({ entryId, name, inGrid = false }: FollowStarProps) {
  const { followed, own, toggle, isOffered } = useFollowed();
  const isOn = followed.has(entryId);
  if (!isOffered) return null;
  if (own.has(entryId)) return <Tag>You</Tag>;
  const Star = isOn ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={clsx(styles.star, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={`Follow ${name}`}
      title={isOn ? 'You follow this athlete' : 'Follow this athlete'}
      {...(inGrid && { 'data-figure': true, tabIndex: -1 })}
      onClick={() => toggle(entryId)}
    >
      <Star size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Marks the viewer and who is followed where there is no room for a button. */
export function FollowedMark({ entryId }: { entryId: string }) {
  const { followed, own } = useFollowed();
  if (own.has(entryId))
    return (
      <>
        {' '}
        <Tag>You</Tag>
      </>
    );
  if (!followed.has(entryId)) return null;
  return <IconStarFilled className={styles.mark} size={14} role="img" aria-label="Followed" />;
}

/** The same as a button in words. */
export function FollowButton({ entryId, name }: FollowProps) {
  const { followed, own, toggle, isOffered } = useFollowed();
  const isOn = followed.has(entryId);
  if (!isOffered || own.has(entryId)) return null;
  const Star = isOn ? IconStarFilled : IconStar;
  return (
    <Button
      wide
      icon={<Star size={18} stroke={1.75} aria-hidden="true" />}
      aria-pressed={isOn}
      onClick={() => toggle(entryId)}
    >
      {isOn ? `Following ${name}` : `Follow ${name}`}
    </Button>
  );
}
