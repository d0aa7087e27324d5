import type { CheckInReply } from '@chalkline/contract/competitions/check-in.schema.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { counted } from '../../../../ui/counted.ts';
import { moneyText } from '../../registration-texts.ts';
import styles from './check-in.module.css';

/** "Paid €45.00", "Free", or that the organizer added the athlete. */
export function paymentText({ payment }: CheckInReply): string {
  if (payment === null) return 'Added by the organizer';
  const { paid, refunded, currency } = payment;
  if (paid === 0) return 'Free of charge';
  if (refunded >= paid) return 'Refunded';
  const back = refunded > 0 ? `, ${moneyText(refunded, currency)} refunded` : '';
  return `${moneyText(paid, currency)} paid${back}`;
}

/** Which waivers are missing, and whose. */
export function WaiverFacts({ people }: Pick<CheckInReply, 'people'>) {
  const missing = people.filter(({ unsigned }) => unsigned.length > 0);
  if (missing.length === 0)
    return (
      <span className={styles.good}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        Nothing missing
      </span>
    );
  return (
    <span className={styles.missing}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {missing
          .map(({ name, unsigned }) => {
            const what =
              unsigned.length === 1 ? unsigned[0] : counted(unsigned.length, ['waiver', 'waivers']);
            return people.length > 1 ? `${name}: ${what} not signed` : `${what} not signed`;
          })
          .join(', ')}
      </span>
    </span>
  );
}
