import type { OverviewChange } from '@chalkline/contract/overview/overview.schema.ts';
import { numberText } from '../../ui/locale.ts';

/** `↑ 17% from 1,427 before`: how a figure compares with the days before. */
export function changeText({ now, before }: OverviewChange): { text: string; isDown: boolean } {
  if (now === before) return { text: 'Same as before', isDown: false };
  if (before === 0) return { text: 'None before', isDown: false };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const arrow = now > before ? '↑' : '↓';
  return { text: `${arrow} ${numberText(percent)}% from ${numberText(before)} before`, isDown: now < before };
}

/** Percent with one decimal; null where nothing was ordered. */
export function refundShare(refunded: number, orders: number): number | null {
  return orders === 0 ? null : Math.round((refunded / orders) * 1000) / 10;
}

/** `↓ 0.4 points`: how a share compares with the one of the days before. */
export function shareChangeText(now: number, before: number | null): { text: string; isUp: boolean } {
  if (before === null) return { text: 'Of paid orders', isUp: false };
  const points = Math.round(Math.abs(now - before) * 10) / 10;
  if (points === 0) return { text: 'Same as before', isUp: false };
  const isUp = now > before;
  return {
    text: `${isUp ? '↑' : '↓'} ${numberText(points)} ${points === 1 ? 'point' : 'points'} from before`,
    isUp,
  };
}
