import { addresses } from '@chalkline/contract/urls.ts';
import { useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../platform/brand.ts';
import { site } from '../../platform/site.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Logo } from '../../ui/logo.tsx';
import text from '../../ui/text.module.css';
import styles from './entrance.module.css';
import { useEntranceFloor } from './entrance-floor.ts';

interface EntranceProps {
  title: string;
  /** Below the title: what happens here. */
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of sign-in and registration: a poster on one side, a narrow form on the other. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const brand = useBrand();
  const hasColors = brand !== null && Object.keys(brand.variables).length > 0;
  return (
    <div className={styles.entrance}>
      <div className={styles.floor} data-on-frame="">
        {/* Branded sites show their own background here, so our artwork is left out. */}
        {!hasColors && (
          <>
            <Cover id="the-floor-is-yours" {...wall} className={clsx(styles.cover, styles.wide)} />
            <Cover id="the-floor-is-yours" {...band} className={clsx(styles.cover, styles.narrow)} />
          </>
        )}
        <div className={styles.words}>
          <Link to={addresses.home} className={styles.logo}>
            <Logo name={brand?.name ?? site.productName} picture={brand?.logo ?? undefined} />
          </Link>
          <p className={styles.poster}>
            The floor
            <br />
            is yours
          </p>
          <FloorStrip />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1 className={clsx(text.h1, styles.title)} tabIndex={-1}>
            {title}
          </h1>
          <p className={clsx(text.muted, styles.lead)}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Only beside a form: on a phone it neither renders nor loads anything. Corporate sites show no leaderboards. */
function FloorStrip() {
  const Floor = useEntranceFloor();
  const isWide = useMediaQuery('(min-width: 64em)', false, { getInitialValueInEffect: false });
  if (!Floor || !isWide || site.corporateMode) return null;
  return (
    <Suspense>
      <Floor />
    </Suspense>
  );
}

const ink = { floor: 0, motif: 'lanes' } as const;
/** Beside the form: the line runs out above the poster's words. */
const wall = { ...ink, width: 720, height: 900, line: 0.305, fade: true };
/** Above it on a phone. */
const band = { ...ink, width: 390, height: 148, line: 0.72 };
