import type { CutEntry } from '@chalkline/contract/competitions/cut.schema.ts';
import { makeCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { pointsTableLabel } from '@chalkline/contract/competitions/points-table-label.ts';
import { counted } from '../../../../ui/counted.ts';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';
import text from '../../../../ui/text.module.css';
import { type CutAsked, CutModal } from './cut-modal.tsx';
import styles from './cuts.module.css';

/** Shows who goes on, who is cut and who is equal at the line, and asks once. */
export function MakeCutModal({ plan, title, ...asked }: CutAsked) {
  const { divisionId, afterWorkoutId: workoutId, advancing, cut, tied, ties, outcome, smallerTable } = plan;
  const params = { competitionId: asked.competition.id, divisionId, workoutId };
  return (
    <CutModal
      {...asked}
      question={`Make the cut: ${title}?`}
      confirm="Make the cut"
      keep="Not yet"
      send={(call) => call(makeCut, { params, body: { outcome } })}
      done={counted(advancing.count, ['athlete goes on', 'athletes go on'])}
      notified="everybody with an account is told"
    >
      <p>
        Whoever is cut keeps the place by points and does not go on. It can be taken back, and nobody’s score
        changes.
      </p>
      {tied.count > 0 && (
        <Note tone="warn">
          {counted(tied.count, ['athlete is', 'athletes are'])} equal at the line and{' '}
          {ties === 'all' ? 'go on together' : 'do not go on'}: {namesOf(tied.shown)}.
        </Note>
      )}
      <Names
        title={counted(advancing.count, ['goes on', 'go on'])}
        entries={advancing.shown}
        count={advancing.count}
      />
      <Names title={counted(cut.count, ['is cut', 'are cut'])} entries={cut.shown} count={cut.count} />
      {smallerTable && (
        <Note>
          For the {numberText(advancing.count)} who go on there is a points table that suits better, the{' '}
          {pointsTableLabel(smallerTable)}. Choose it in the workouts that come after the cut, if you want it.
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
        <p className={text.hint}>The first {numberText(entries.length)} are shown.</p>
      )}
    </div>
  );
}

function namesOf(entries: readonly CutEntry[]): string {
  return entries.map(({ name }) => name).join(', ');
}
