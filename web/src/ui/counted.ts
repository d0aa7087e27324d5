import { numberText } from './locale.ts';

/** `1 entry`, `1,240 entries`. */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
