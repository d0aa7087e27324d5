import { NumberField } from '../../../ui/number-field.tsx';

/** Pieces of one line that can be chosen. */
export interface PiecesLine {
  readonly lineId: string;
  readonly title: string;
  readonly quantity: number;
}

export interface ChosenPieces {
  lineId: string;
  quantity: number | null;
}

/** What is missing or too much, by field. `none`: what to do where nothing is chosen. */
export function piecesErrors(
  chosen: readonly ChosenPieces[],
  lines: readonly PiecesLine[],
  none: string,
): Record<string, string> {
  const wrong = chosen.flatMap(({ quantity }, at) => {
    const most = lines[at]?.quantity ?? 0;
    return quantity !== null && (quantity < 0 || quantity > most)
      ? [[`lines.${at}.quantity`, `Enter a number from 0 to ${most}.`]]
      : [];
  });
  const isNone = chosen.every(({ quantity }) => !quantity);
  return { ...(isNone ? { 'lines.0.quantity': none } : {}), ...Object.fromEntries(wrong) };
}

/** What to send: lines without pieces are left out. */
export const chosenPieces = (chosen: readonly ChosenPieces[]) =>
  chosen.flatMap(({ lineId, quantity }) => (quantity ? [{ lineId, quantity }] : []));

interface PiecesFieldsProps {
  lines: readonly PiecesLine[];
  chosen: readonly ChosenPieces[];
  errors: Readonly<Record<string, unknown>>;
  onChange: (at: number, to: number | null) => void;
}

/** How many pieces of each line. */
export function PiecesFields({ lines, chosen, errors, onChange }: PiecesFieldsProps) {
  return lines.map(({ lineId, title, quantity }, at) => (
    <NumberField
      key={lineId}
      id={`lines.${at}.quantity`}
      label={title}
      hint={`Up to ${quantity}`}
      value={chosen[at]?.quantity ?? null}
      error={errors[`lines.${at}.quantity`] as string | undefined}
      onChange={(to) => onChange(at, to)}
    />
  ));
}
