import type { MeasuredUnit, Unit } from '../measures.ts';
import { measuredUnitOf } from '../measures.ts';
import type { MeasuredAmount } from '../score-value.schema.ts';
import { readThousandths } from './read-number.ts';
import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

const unitPatterns: Readonly<Record<MeasuredUnit, RegExp>> = {
  kg: /^(kgs?|kilos?)$/,
  lb: /^(lbs?|pounds?|#)$/,
  m: /^(m|metres?|meters?)$/,
  km: /^(km|kilometres?|kilometers?)$/,
  cm: /^(cm|centimetres?|centimeters?)$/,
  mi: /^(mi|miles?)$/,
  yd: /^(yds?|yards?)$/,
  ft: /^(ft|feet|foot|')$/,
  in: /^(in|inch|inches|")$/,
};

/**
 * Reads a load or a distance in the unit it carries, else in the workout's. Whether that unit measures the
 * workout is for `checkScore`, as with a score that came another way.
 */
export function readMeasure(text: string, unit: Unit, answers: ReadingAnswers): Piece<MeasuredAmount> {
  const plain = text.replace(/[′’]/g, "'").replace(/[″”]|''/g, '"');
  const feet = /^(\d+)\s*(?:'|ft|feet|foot)\s*(\d+(?:[.,]\d+)?)\s*(?:"|in|inch|inches)?$/.exec(plain);
  if (feet) return feetAndInches(feet[1] ?? '', feet[2] ?? '', answers);
  const [, number = '', word = ''] = /^([-\d.,]+)\s*(\D*)$/.exec(plain) ?? [];
  const measured = word ? unitNamed(word.trim()) : unitWithout(unit, answers);
  if (measured === 'unclear') return unclear('bareLength', 'feet', 'inches');
  if (measured === null) return wrong(number ? 'wrong_unit' : 'unreadable');
  const amount = readThousandths(number, answers);
  if (amount.kind !== 'value') return amount;
  // Where feet and inches are shown, whole feet read the same: 98' is 98' 0".
  if (unit === 'ft_in' && measured === 'ft') return found({ amount: amount.value * 12, unit: 'in' });
  return found({ amount: amount.value, unit: measured });
}

function feetAndInches(feet: string, inches: string, answers: ReadingAnswers) {
  const rest = readThousandths(inches, answers);
  if (rest.kind !== 'value') return rest;
  if (rest.value >= 12_000) return wrong('inches_above_11');
  if (feet.length > 6) return wrong('too_large');
  return found({ amount: Number(feet) * 12_000 + rest.value, unit: 'in' as const });
}

function unitNamed(word: string): MeasuredUnit | null {
  const units = Object.keys(unitPatterns) as MeasuredUnit[];
  return units.find((unit) => unitPatterns[unit].test(word)) ?? null;
}

function unitWithout(unit: Unit, answers: ReadingAnswers): MeasuredUnit | 'unclear' | null {
  if (unit !== 'ft_in') return measuredUnitOf(unit);
  if (answers.bareLength === undefined) return 'unclear';
  return answers.bareLength === 'feet' ? 'ft' : 'in';
}
