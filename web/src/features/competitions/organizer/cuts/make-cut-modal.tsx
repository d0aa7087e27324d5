import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CutEntry, CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { makeCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { tableWords } from '@chalkline/contract/competitions/points-table-words.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { counted } from '../../../../ui/counted.ts';
import { numberText } from '../../../../ui/locale.ts';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { useResultsChanged } from '../results/use-results-changed.ts';
import styles from './cuts.module.css';

interface CutModalProps {
  competition: CompetitionReply;
  plan: CutPlan;
  /** Which division, after which workout. */
  title: string;
  onClose: () => void;
}

/** Shows who goes on, who is cut and who is equal at the line, and asks once. */
export function MakeCutModal({ competition, plan, title, onClose }: CutModalProps) {
  const changed = useResultsChanged(competition.id);
  const say = useErrorText();
  const { divisionId, afterWorkoutId: workoutId, advancing, cut, tied, ties, outcome, smallerTable } = plan;
  const make = useMutation({
    mutationFn: () =>
      call(makeCut, { params: { competitionId: competition.id, divisionId, workoutId }, body: { outcome } }),
    onSuccess: () => {
      changed(`${counted(advancing.count, ['athlete goes on', 'athletes go on'])}`);
      onClose();
    },
    // Somebody may have been first: what is shown is read again.
    onError: () => changed(null),
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => make.mutate()}
      title={`Make the cut: ${title}?`}
      confirm="Make the cut"
      keep="Not yet"
      busy={make.isPending}
    >
      <Stack gap={12}>
        <p>
          Whoever is cut keeps the place by points and does not go on. It can be taken back, and nobody’s
          score changes.
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
            {tableWords(smallerTable)}. Choose it in the workouts that come after the cut, if you want it.
          </Note>
        )}
        {make.isError && (
          <Note tone="bad" announced>
            {say(make.error)}
          </Note>
        )}
      </Stack>
    </ConfirmModal>
  );
}

interface NamesProps {
  title: string;
  entries: readonly CutEntry[];
  count: number;
}

function Names({ title, entries, count }: NamesProps) {
  return (
    <section>
      <h3 className={text.h5}>{title}</h3>
      <ol className={styles.names}>
        {entries.map(({ entryId, name, place, total }) => (
          <li key={entryId}>
            <span className={styles.place}>{place ?? '–'}</span> {name}
            <span className={styles.total}>{total === null ? '–' : numberText(total)}</span>
          </li>
        ))}
      </ol>
      {entries.length < count && (
        <p className={text.hint}>The first {numberText(entries.length)} are shown.</p>
      )}
    </section>
  );
}

function namesOf(entries: readonly CutEntry[]): string {
  return entries.map(({ name }) => name).join(', ');
}
