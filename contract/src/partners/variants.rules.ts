/** What buyers choose by: "Size" with its values. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Each combination of the options' values, the last option fastest; one without values where there are no options. */
export function combinationsOf(options: readonly ProductOption[]): string[][] {
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** Two variants are the same when this is. */
export function variantKey(values: readonly string[]): string {
  return JSON.stringify(values.map((value) => value.toLowerCase()));
}
