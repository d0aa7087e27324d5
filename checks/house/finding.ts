/** One broken rule of the house: where it is, which rule, and how to mend it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export function inWords(finding: Finding): string {
  return `${finding.path}:${finding.line} [${finding.rule}] ${finding.message}`;
}

/** All findings as lines, in the order of the tree. */
export function report(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(inWords)
    .join('\n');
}
