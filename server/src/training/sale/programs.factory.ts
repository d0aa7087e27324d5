import { programKind } from '@chalkline/contract/programs/program.schema.ts';

/** What a buyer of a program orders. */
export function programDraft(programId: string) {
  return {
    kind: programKind,
    offerId: programId,
    lines: [{ itemId: programId, quantity: 1, details: null }],
  };
}
