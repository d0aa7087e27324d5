import type { CutState } from '@chalkline/contract/competitions/cut.schema.ts';
import type { RippleCutChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { counted } from '../../../../ui/counted.ts';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';
import styles from './ripple.module.css';

interface CutChangesProps {
  cuts: readonly RippleCutChange[];
  changed: number;
}

/** Athletes whose cut status would change: those already clinched or out first. */
export function CutChanges({ cuts, changed }: CutChangesProps) {
  if (changed === 0) return null;
  const proven = cuts.filter(({ before }) => before === 'clinched' || before === 'out');
  const others = cuts.filter((change) => !proven.includes(change));
  const left = changed - cuts.length;
  return (
    <Note tone={proven.length > 0 ? 'warn' : 'info'}>
      {counted(changed, ['athlete changes', 'athletes change'])} cut status:
      <ul className={styles.cuts}>
        {[...proven, ...others].map(({ entryId, bib, name, before, after }) => (
          <li key={entryId}>{`${bib} ${name}: ${stateText(before)} → ${stateText(after)}`}</li>
        ))}
        {left > 0 && <li>{`and ${numberText(left)} more`}</li>}
      </ul>
    </Note>
  );
}

const words: Readonly<Record<CutState, string>> = {
  clinched: 'clinched',
  above: 'above the cut line',
  below: 'below the cut line',
  out: 'out',
};

function stateText(state: CutState | null): string {
  return state === null ? 'none' : words[state];
}
