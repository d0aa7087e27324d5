import type { AppealHurdle, AppealState } from '@chalkline/contract/competitions/appeal.schema.ts';
import { counted } from '../../../ui/counted.ts';

export const appealLabels: Readonly<Record<AppealState, string>> = {
  open: 'Open',
  upheld: 'Upheld',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
};

export const appealTones = { open: 'info', upheld: 'good', denied: 'warn', withdrawn: 'info' } as const;

/** Why an athlete can't appeal; empty where nothing needs to be said. */
export const appealHurdleTexts: Readonly<Record<AppealHurdle, string>> = {
  off: '',
  over: 'The competition is over. Results can’t be appealed anymore.',
  no_result: 'You can appeal your result once it’s published.',
  late: 'The time for appeals has passed.',
  appealed: '',
};

/** "30 minutes", "2 hours", "3 days". */
export function appealTimeText(minutes: number): string {
  if (minutes % 1440 === 0) return counted(minutes / 1440, ['day', 'days']);
  return minutes % 60 === 0
    ? counted(minutes / 60, ['hour', 'hours'])
    : counted(minutes, ['minute', 'minutes']);
}
