import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RippleChange, RippleReply, RippleRow } from '@chalkline/contract/competitions/ripple.schema.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Note } from '../../../../ui/note.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { organizerQueries } from '../organizer.queries.ts';
import { CutChanges } from './cut-changes.tsx';
import { HeatChanges } from './heat-changes.tsx';
import styles from './ripple.module.css';

/** The competition with the workouts it names. */
export type RippleCompetition = Pick<CompetitionReply, 'id'> & {
  readonly workouts: readonly Pick<CompetitionReply['workouts'][number], 'id' | 'name'>[];
};

interface RipplePreviewProps {
  competition: RippleCompetition;
  /** null while the form is incomplete. */
  change: RippleChange | null;
  /** What the preview is for, if the screen has several. */
  of?: string;
  /** It is being decided: what was decided can't be previewed any more, and the form is still there for a moment. */
  deciding?: boolean;
  /** The decision has a notification of its own, which the screen mentions. */
  toldApart?: boolean;
  /** The level of its heading, one below the heading above it. */
  heading?: 'h2' | 'h3';
}

const settleMs = 300;
const rowsAtFirst = 6;

/** Previews a decision: who would change place, points, cut status or heat, and how many of them have an account. */
export function RipplePreview(props: RipplePreviewProps) {
  const { competition, change, of, deciding = false, toldApart = false, heading } = props;
  const [asked] = useDebouncedValue(change && JSON.stringify(change), settleMs);
  const settled = asked === null ? null : (JSON.parse(asked) as RippleChange);
  const { data, error } = useQuery({
    ...organizerQueries.ripple(competition.id, settled ?? nothing),
    enabled: settled !== null && !deciding,
    retry: false,
  });
  return (
    <RippleSection of={of} heading={heading}>
      {change === null && <p className={text.hint}>Fill in the form to see who would move.</p>}
      {change !== null && error && <Note tone="warn">{errorText(error)}</Note>}
      {change !== null && !error && !data && <SkeletonText lines={2} />}
      {change !== null && !error && data && (
        <Ripple competition={competition} ripple={toldApart ? { ...data, notified: null } : data} />
      )}
    </RippleSection>
  );
}

/** A preview that came with another reply. */
export function RippleShown(props: { competition: RippleCompetition; ripple: RippleReply }) {
  return (
    <RippleSection>
      <Ripple {...props} />
    </RippleSection>
  );
}

function RippleSection({
  of,
  heading: Heading = 'h3',
  children,
}: Pick<RipplePreviewProps, 'of' | 'heading'> & { children: ReactNode }) {
  return (
    <section
      className={styles.ripple}
      aria-live="polite"
      aria-label={of ? `What it changes: ${of}` : 'What it changes'}
    >
      <Heading className={text.h4}>What it changes</Heading>
      {children}
    </section>
  );
}

const nothing: RippleChange = { kind: 'adjustment', entryId: '', points: 0 };

function Ripple({ competition, ripple }: { competition: RippleCompetition; ripple: RippleReply }) {
  const { rows, changed, withAccount, cuts, cutsChanged, heats } = ripple;
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, rowsAtFirst);
  if (changed === 0) {
    return (
      <>
        <CutChanges cuts={cuts} changed={cutsChanged} />
        <HeatChanges competition={competition} heats={heats} />
        <p>No one’s place or points change.</p>
        <Notified of={ripple.notified} />
      </>
    );
  }
  return (
    <>
      <CutChanges cuts={cuts} changed={cutsChanged} />
      <HeatChanges competition={competition} heats={heats} />
      <p>
        {counted(changed, ['athlete changes', 'athletes change'])} place or points.{' '}
        {withAccount === 0
          ? 'None of them has an account.'
          : `${counted(withAccount, ['of them has', 'of them have'])} an account and ${withAccount === 1 ? 'sees' : 'see'} it on their results.`}
      </p>
      <Notified of={ripple.notified} />
      <div className={styles.rows}>
        <DataTable
          dense
          caption="Changes in place or points"
          columns={columnsFor(competition)}
          rows={shown}
          rowKey={({ entryId }) => entryId}
        />
      </div>
      {shown.length < rows.length && (
        <Button size={32} onClick={() => setAll(true)}>{`Show all ${numberText(rows.length)}`}</Button>
      )}
      {all && rows.length < changed && (
        <p className={text.hint}>Only the first {numberText(rows.length)} are shown.</p>
      )}
    </>
  );
}

function Notified({ of }: { of: RippleReply['notified'] }) {
  if (of === null) return null;
  if (of.people === 0) return <p>No one gets a notification.</p>;
  if (of.name === null)
    return <p>{`${counted(of.people, ['person gets', 'people get'])} a notification.`}</p>;
  return (
    <p>
      {of.people === 1
        ? `${of.name} gets a notification.`
        : `${numberText(of.people)} people of ${of.name} get a notification.`}
    </p>
  );
}

function columnsFor({ workouts }: RippleCompetition): Column<RippleRow>[] {
  const nameOf = new Map(workouts.map(({ id, name }) => [id, name]));
  return [
    { key: 'who', head: 'Athlete', phone: 'lead', cell: ({ bib, name }) => `${bib} ${name}` },
    {
      key: 'place',
      head: 'Place',
      align: 'right',
      cell: (row) => moved(row, ({ place }) => placeText(place)),
    },
    {
      key: 'points',
      head: 'Points',
      align: 'right',
      cell: (row) => moved(row, ({ points }) => (points === null ? '–' : numberText(points))),
    },
    {
      key: 'workouts',
      head: 'In workouts',
      phone: 'hide',
      cell: (row) =>
        row.workouts
          .map(
            (at) =>
              `${nameOf.get(at.workoutId) ?? 'A workout'} ${moved(at, ({ place }) => placeText(place))}`,
          )
          .join(', ') || '–',
    },
  ];
}

type Figure = RippleRow['before'];

function moved({ before, after }: Pick<RippleRow, 'before' | 'after'>, show: (figure: Figure) => string) {
  const [was, is] = [show(before), show(after)];
  return was === is ? is : `${was} → ${is}`;
}

function placeText(place: number | null): string {
  return place === null ? 'none' : numberText(place);
}
