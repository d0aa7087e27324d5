import { type EntryState, entryMoves } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import type { ScoredEntry } from './scored-entry.rules.ts';

/** An entry that comes into the state in which the file has it. */
export interface ImportedState {
  readonly row: number;
  readonly entry: ScoredEntry;
  readonly to: EntryState;
}

interface StateCell {
  readonly row: number;
  readonly column: string;
  readonly entry: ScoredEntry;
  readonly state: EntryState;
}

/** Gathers what the cells of a file say of the states of entries: each once, and who is in it already not at all. */
export class ImportedStates {
  readonly #byEntry = new Map<string, ImportedState>();
  readonly #warnings: RowWarning[] = [];

  add({ row, column, entry, state }: StateCell): void {
    const earlier = this.#byEntry.get(entry.id);
    if (earlier?.to === state || (!earlier && entry.state === state)) return;
    const warn = (message: string) => this.#warnings.push({ row, column, code: 'state_kept', message });
    const { name, bib } = entry;
    if (earlier) warn(`${name} (bib ${bib}) is ${earlier.to} by row ${earlier.row}, and ${state} here.`);
    else if (mayMove(entryMoves, entry.state, state)) this.#byEntry.set(entry.id, { row, entry, to: state });
    else warn(`${name} (bib ${bib}) is ${entry.state} here and stays so: put them back to active first.`);
  }

  get states(): readonly ImportedState[] {
    return [...this.#byEntry.values()];
  }

  get warnings(): readonly RowWarning[] {
    return this.#warnings;
  }
}
