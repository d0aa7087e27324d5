import type { FigureChange } from '@chalkline/contract/partners/partner-figures.schema.ts';

/** "12% more than €340.00 before"; without anything before "None in the period before". */
export function changedText({ now, before }: FigureChange, show: (value: number) => string): string {
  if (before === 0) return now === 0 ? 'None in either period' : 'None in the period before';
  if (now === before) return 'Same as before';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent}% ${now > before ? 'more' : 'less'} than ${show(before)} before`;
}
