import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

const largest = 1_000_000_000;

/** Reads a number with up to three decimals, comma or point, as whole thousandths: `102.5` is 102500. */
export function readThousandths(text: string, answers: ReadingAnswers): Piece<number> {
  const separated = separateThousands(text, answers);
  if (separated.kind !== 'value') return separated;
  const number = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(separated.value);
  if (!number) return wrong('unreadable');
  const [, sign, whole = '', decimals = ''] = number;
  if (decimals.replace(/0+$/, '').length > 3) return wrong('too_precise');
  const thousandths = Number(whole) * 1000 + Number(decimals.slice(0, 3).padEnd(3, '0'));
  if (thousandths > largest * 1000) return wrong('too_large');
  return found(sign && thousandths > 0 ? -thousandths : thousandths);
}

/** Takes out commas that part thousands; `1,380` alone may mean either. */
function separateThousands(text: string, answers: ReadingAnswers): Piece<string> {
  if (!/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return found(text);
  const surely = text.includes('.') || text.indexOf(',') !== text.lastIndexOf(',');
  if (surely || answers.comma === 'thousands') return found(text.replaceAll(',', ''));
  return answers.comma === 'decimal' ? found(text) : unclear('comma', 'decimal', 'thousands');
}

/** Reads a count: digits, leading zeros allowed. */
export function readCount(text: string): Piece<number> {
  if (!/^\d+$/.test(text)) return wrong('unreadable');
  const count = Number(text);
  return count > 1_000_000 ? wrong('too_large') : found(count);
}
