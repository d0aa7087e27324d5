import type { MeasuredUnit, TiebreakType, Unit } from './measures.ts';
import { baseSteps, measuredUnitOf } from './measures.ts';
import type { MeasuredAmount } from './score-value.schema.ts';

/** An amount in figures and its unit; `other` is the same in the other system of units, rounded for show. */
export interface ShownAmount {
  readonly figures: string;
  readonly unit: string;
  readonly other: string;
}

const unitLabels: Readonly<Record<Unit, string>> = {
  clock: '',
  reps: 'reps',
  kg: 'kg',
  lb: 'lb',
  m: 'm',
  km: 'km',
  cm: 'cm',
  mi: 'mi',
  yd: 'yd',
  ft: 'ft',
  in: 'in',
  ft_in: '',
  cal: 'cal',
  pt: 'pt',
  pass: '',
};

const otherSystem: Readonly<Record<MeasuredUnit, MeasuredUnit>> = {
  kg: 'lb',
  lb: 'kg',
  m: 'ft',
  cm: 'in',
  km: 'mi',
  mi: 'km',
  yd: 'm',
  ft: 'm',
  in: 'm',
};

/** Milliseconds on the clock: `9:41.28`, `0:42`, `1:15:45.30`. Hundredths unless thousandths are there. */
export function showClock(milliseconds: number, decimals = 0): string {
  const rest = milliseconds % 1000;
  const shown = Math.max(decimals, rest === 0 ? 0 : rest % 10 === 0 ? 2 : 3);
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
  const fraction = shown > 0 ? `.${String(rest).padStart(3, '0').slice(0, shown)}` : '';
  return (hours > 0 ? `${hours}:${clock}` : clock) + fraction;
}

/** Thousandths as a decimal number with no more decimals than it needs and no fewer than asked for. */
export function showThousandths(thousandths: number, decimals = 0): string {
  const size = Math.abs(thousandths);
  const fraction = String(size % 1000).padStart(3, '0');
  const needed = fraction.replace(/0+$/, '').length;
  const shown = fraction.slice(0, Math.max(decimals, needed));
  return `${thousandths < 0 ? '-' : ''}${Math.floor(size / 1000)}${shown ? `.${shown}` : ''}`;
}

/** Shows an amount in the unit it was measured in; a load in another unit than its workout's stays as it is. */
export function showAmount(
  value: MeasuredAmount,
  type: TiebreakType,
  unit: Unit,
  decimals?: number,
): ShownAmount {
  if (type === 'time') return { figures: showClock(value.amount, decimals), unit: '', other: '' };
  if (type === 'reps') return { figures: String(value.amount), unit: unitLabels.reps, other: '' };
  if (value.unit === undefined) {
    return { figures: showThousandths(value.amount, decimals), unit: unitLabels[unit], other: '' };
  }
  if (unit === 'ft_in' && value.unit === 'ft')
    return showAmount({ amount: value.amount * 12, unit: 'in' }, type, unit, decimals);
  const own = measuredUnitOf(unit) ?? value.unit;
  const other = convert(value.amount, value.unit, value.unit === own ? otherSystem[own] : own);
  if (unit === 'ft_in' && value.unit === 'in') return { ...feetAndInches(value.amount, decimals), other };
  return { figures: showThousandths(value.amount, decimals), unit: value.unit, other };
}

function feetAndInches(thousandths: number, decimals = 0): { figures: string; unit: string } {
  const feet = Math.floor(thousandths / 12_000);
  return { figures: `${feet}' ${showThousandths(thousandths % 12_000, decimals)}"`, unit: '' };
}

function convert(thousandths: number, from: MeasuredUnit, into: MeasuredUnit): string {
  const converted = Math.round((thousandths * baseSteps[from]) / baseSteps[into] / 10) * 10;
  return `${showThousandths(converted)} ${into}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
