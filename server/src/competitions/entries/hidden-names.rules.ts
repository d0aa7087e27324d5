interface Named {
  readonly hidden: boolean;
  readonly bib: number;
  readonly name: string;
}

/** What everybody may read of who it is: the name, or `Athlete 123`. */
export function nameShown({ hidden, bib, name }: Named): string {
  return hidden ? `Athlete ${bib}` : name;
}

/** An entry as everybody may know it. */
export function asShown<
  Entry extends Named & { birthDate: string | null; unnamed: boolean; personId: string | null },
>(entry: Entry): Entry {
  return { ...entry, name: nameShown(entry), birthDate: null, unnamed: false, personId: null };
}
