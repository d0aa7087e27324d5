import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { LaneMark } from './lane-mark.tsx';
import styles from './promo-banner.module.css';

interface PromoBannerProps {
  /** One sentence, and a link if there is somewhere to go. */
  children: ReactNode;
  onClose: () => void;
}

/** One line above everything, in volt. */
export function PromoBanner({ children, onClose }: PromoBannerProps) {
  return (
    <aside className={styles.banner} aria-label="Announcement">
      <LaneMark className={styles.lane} />
      <p className={styles.words}>{children}</p>
      <div className={styles.close}>
        <IconButton
          label="Close announcement"
          icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
    </aside>
  );
}
