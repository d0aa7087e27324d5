import { addresses } from '@chalkline/contract/urls.ts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { session } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Logo } from '../../ui/logo.tsx';
import text from '../../ui/text.module.css';
import styles from './entrance.module.css';

interface EntranceProps {
  title: string;
  /** Below the title: what happens here. */
  lead: ReactNode;
  children: ReactNode;
}

/** What stands around the screens by which people come in: the floor on one side, a narrow form on the other. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const picture = site.corporateMode ? session.read('corporateLogo') : null;
  return (
    <div className={styles.entrance}>
      <div className={styles.floor} data-on-frame="">
        <Cover id="the-floor-is-yours" {...wall} className={clsx(styles.cover, styles.wide)} />
        <Cover id="the-floor-is-yours" {...band} className={clsx(styles.cover, styles.narrow)} />
        <div className={styles.words}>
          <Link to={addresses.home} className={styles.logo}>
            <Logo name={site.productName} picture={picture ?? undefined} />
          </Link>
          <p className={styles.poster}>
            The floor
            <br />
            is yours
          </p>
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

const ink = { floor: 0, motif: 'lanes' } as const;
/** Beside the form: the line runs out above the poster's words. */
const wall = { ...ink, width: 720, height: 900, line: 0.305, fade: true };
/** Above it on a phone. */
const band = { ...ink, width: 390, height: 148, line: 0.72 };
