let chosen: 'kg' | 'lb' | undefined;

/** Sets what loads are shown in first; without one each is shown as it was measured. Told by app/, like the locale. */
export function chooseWeightUnit(unit: 'kg' | 'lb' | null | undefined): void {
  chosen = unit ?? undefined;
}

/** What weights are typed in, and shown in where they have no unit of their own. */
export const weightUnit = () => chosen ?? 'kg';

/**
 * A load's figures in the chosen unit with the measured ones beside it, from the two ways in which it is given:
 * `105` `kg` and `231.49 lb`. Anything else stays as it is.
 */
export function loadFigures<Shown extends { main: string; unit: string; other: string }>(
  shown: Shown,
): Shown {
  const { main, unit, other } = shown;
  const isLoad = unit === 'kg' || unit === 'lb';
  if (!isLoad || chosen === undefined || unit === chosen || !other.endsWith(` ${chosen}`)) return shown;
  return { ...shown, main: other.slice(0, -chosen.length - 1), unit: chosen, other: `${main} ${unit}` };
}
