import type { CutEntry } from '@chalkline/contract/competitions/cut.schema.ts';
import { makeCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { pointsTableLabel } from '@chalkline/contract/competitions/points-table-label.ts';
import { counted } from '../../../../ui/counted.ts';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';
import text from '../../../../ui/text.module.css';
import { type CutAsked, CutModal } from './cut-modal.tsx';
import styles from './cuts.module.css';

/** Shows who advances, who is cut and who is tied at the cut line, and asks for confirmation. */
export function MakeCutModal({ plan, title, ...asked }: CutAsked) {
  const { divisionId, afterWorkoutId: workoutId, advancing, cut, tied, ties, outcome, smallerTable } = plan;
  const params = { competitionId: asked.competition.id, divisionId, workoutId };
  return (
    <CutModal
      {...asked}
      question={`Make cut for ${title}?`}
      confirm="Make cut"
      keep="Not yet"
      send={(call) => call(makeCut, { params, body: { outcome } })}
      done={`Cut made: ${counted(advancing.count, ['athlete advances', 'athletes advance'])}`}
      notified="athletes with an account are notified"
    >
      <p>
        Athletes who are cut keep their place by points but don’t advance. No scores change, and you can undo
        the cut.
      </p>
      {tied.count > 0 && (
        <Note tone="warn">
          {counted(tied.count, ['athlete is', 'athletes are'])} tied at the cut line and{' '}
          {ties === 'all' ? 'advance together' : 'don’t advance'}: {namesOf(tied.shown)}.
        </Note>
      )}
      <Names
        title={counted(advancing.count, ['advances', 'advance'])}
        entries={advancing.shown}
        count={advancing.count}
      />
      <Names title={counted(cut.count, ['is cut', 'are cut'])} entries={cut.shown} count={cut.count} />
      {smallerTable && (
        <Note>
          Another points table fits the {numberText(advancing.count)} who advance: the{' '}
          {pointsTableLabel(smallerTable)}. You can choose it in the workouts after the cut.
        </Note>
      )}
    </CutModal>
  );
}

interface NamesProps {
  title: string;
  entries: readonly CutEntry[];
  count: number;
}

function Names({ title, entries, count }: NamesProps) {
  return (
    <div>
      <h3 className={text.h5}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard */}
      <section className={styles.names} aria-label={title} tabIndex={0}>
        <ol>
          {entries.map(({ entryId, name, place, total }) => (
            <li key={entryId}>
              <span className={styles.place}>{place ?? '–'}</span> {name}
              <span className={styles.total}>{total === null ? '–' : numberText(total)}</span>
            </li>
          ))}
        </ol>
      </section>
      {entries.length < count && (
        <p className={text.hint}>Only the first {numberText(entries.length)} are shown.</p>
      )}
    </div>
  );
}

function namesOf(entries: readonly CutEntry[]): string {
  return entries.map(({ name }) => name).join(', ');
}
