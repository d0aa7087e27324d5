import {
  type BrandCheck,
  type BrandColors,
  brandContrasts,
} from '@chalkline/contract/organizations/branding.rules.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './branding.module.css';

/** What must stand out from what, with the ratio that it has. */
export function ContrastList({ colors }: { colors: BrandColors }) {
  return (
    <ul className={styles.checks} aria-label="Contrast">
      {brandContrasts(colors).map(({ check, ratio, passes }) => {
        const Icon = passes ? IconCircleCheck : IconAlertTriangle;
        return (
          <li key={`${check.of} ${check.on}`} className={clsx(styles.check, !passes && styles.fails)}>
            <Icon size={20} stroke={1.75} role="img" aria-label={passes ? 'Passes' : 'Too low'} />
            <span className={styles.what}>
              {whatOf(check)} <small>needs {check.needs.toFixed(1)}</small>
            </span>
            <b className={styles.ratio}>{ratio.toFixed(2)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function whatOf({ of, on }: BrandCheck): string {
  return `${of === 'text' ? 'Text' : 'Button'} on ${on}`;
}
