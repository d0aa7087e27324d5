import type { MeasuredUnit, Unit } from '../measures.ts';
import { baseSteps, measuredUnitOf } from '../measures.ts';
import type { MeasuredAmount } from '../score-value.schema.ts';
import { readThousandths } from './read-number.ts';
import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

const unitWords: Readonly<Record<MeasuredUnit, RegExp>> = {
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

const loads: readonly MeasuredUnit[] = ['kg', 'lb'];

/** Reads a load or a distance in the unit it carries, else in the workout's. */
export function readMeasure(text: string, unit: Unit, answers: ReadingAnswers): Piece<MeasuredAmount> {
  const plain = text.replace(/[′’]/g, "'").replace(/[″”]|''/g, '"');
  const feet = /^(\d+)\s*(?:'|ft|feet|foot)\s*(\d+(?:[.,]\d+)?)\s*(?:"|in|inch|inches)?$/.exec(plain);
  if (feet) return feetAndInches(feet[1] ?? '', feet[2] ?? '', unit, answers);
  const [, number = '', word = ''] = /^([-\d.,]+)\s*(\D*)$/.exec(plain) ?? [];
  const measured = word ? unitNamed(word.trim()) : unitWithout(unit, answers);
  if (measured === 'unclear') return unclear('bareLength', 'feet', 'inches');
  if (measured === null || !sameKind(measured, unit)) return wrong(number ? 'wrong_unit' : 'unreadable');
  const amount = readThousandths(number, answers);
  if (amount.kind !== 'value') return amount;
  const exact = Number.isSafeInteger(amount.value * baseSteps[measured]);
  return exact ? found({ amount: amount.value, unit: measured }) : wrong('too_large');
}

function feetAndInches(feet: string, inches: string, unit: Unit, answers: ReadingAnswers) {
  if (!sameKind('in', unit)) return wrong('wrong_unit');
  const rest = readThousandths(inches, answers);
  if (rest.kind !== 'value') return rest;
  if (rest.value >= 12_000) return wrong('inches_above_11');
  if (feet.length > 6) return wrong('too_large');
  return found({ amount: Number(feet) * 12_000 + rest.value, unit: 'in' as const });
}

function unitNamed(word: string): MeasuredUnit | null {
  const units = Object.keys(unitWords) as MeasuredUnit[];
  return units.find((unit) => unitWords[unit].test(word)) ?? null;
}

function unitWithout(unit: Unit, answers: ReadingAnswers): MeasuredUnit | 'unclear' | null {
  if (unit !== 'ft_in') return measuredUnitOf(unit);
  if (answers.bareLength === undefined) return 'unclear';
  return answers.bareLength === 'feet' ? 'ft' : 'in';
}

function sameKind(measured: MeasuredUnit, unit: Unit): boolean {
  const own = measuredUnitOf(unit);
  return own !== null && loads.includes(own) === loads.includes(measured);
}
