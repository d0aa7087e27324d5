import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { giveBackHours, type OpenShiftReply } from '@chalkline/contract/competitions/shift.schema.ts';
import {
  getMyShiftsCalendar,
  giveBackShift,
  offerShift,
} from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { PaperSections } from '../paper-sections.ts';
import { PapersButton } from './papers-note.tsx';
import { dayOf, dayText, hoursText, shiftName, spanText } from './shift-texts.ts';
import styles from './volunteer.module.css';
import { shiftQueries } from './volunteer.queries.ts';

interface MyShiftsProps {
  competition: CompetitionReply;
  /** Theirs alone. */
  shifts: readonly OpenShiftReply[];
  papers: PaperSections | undefined;
}

/** The volunteer's own shifts with their hours. */
export function MyShifts({ competition, shifts, papers }: MyShiftsProps) {
  return (
    <Panel
      title="My shifts"
      actions={shifts.length > 0 && <b className={styles.hours}>{`${hoursText(shifts)} h`}</b>}
      footer={
        shifts.length > 0 && (
          <>
            <ShiftsCalendarButton competitionId={competition.id} />
            {papers && <PapersButton competition={competition} papers={papers} label="My waivers" />}
            <p className={styles.zone}>
              {`You can give back a shift up to ${giveBackHours} hours before it starts. Later, look for a replacement.`}
            </p>
          </>
        )
      }
    >
      {shifts.length === 0 ? (
        <EmptyState title="No shifts yet">Sign up for a shift to see it here.</EmptyState>
      ) : (
        <ul>
          {shifts.map((shift) => (
            <MyShift key={shift.id} competition={competition} shift={shift} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ShiftsCalendarButton({ competitionId }: { competitionId: string }) {
  const download = useAction({
    send: (call) => call(getMyShiftsCalendar, { params: { competitionId } }),
    failed: 'Couldn’t download your shifts',
    onDone: ({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'),
  });
  return (
    <Button
      variant="text"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      busy={download.busy}
      onClick={() => download.run()}
    >
      Add my shifts to a calendar
    </Button>
  );
}

interface MyShiftProps {
  competition: CompetitionReply;
  shift: OpenShiftReply;
}

function MyShift({ competition: { id, zone, state }, shift }: MyShiftProps) {
  const { mine } = shift;
  const name = shiftName(shift);
  const day = dayOf(shift, zone);
  const isOpen = (state === 'published' || state === 'live') && Date.parse(shift.endsAt) > serverNow();
  return (
    <li className={styles.own}>
      <p className={styles.day}>
        <b>{dayText(day, { day: 'numeric' })}</b>
        <span>{dayText(day, { month: 'short' })}</span>
      </p>
      <div className={styles.what}>
        <b>{name}</b>
        <small>{spanText(shift, zone)}</small>
        {mine?.checkedIn && <small>Checked in</small>}
        {mine?.offered && (
          <small>Looking for a replacement. The shift is yours until someone takes it.</small>
        )}
      </div>
      {isOpen && mine && !mine.checkedIn && <Ways competitionId={id} shift={shift} />}
    </li>
  );
}

/** Out of a shift: given back in good time, later by a replacement. */
function Ways({ competitionId, shift }: { competitionId: string; shift: OpenShiftReply }) {
  const [leaving, setLeaving] = useState(false);
  const params = { competitionId, shiftId: shift.id };
  const invalidates = [shiftQueries.within(competitionId)];
  const name = shiftName(shift);
  const isOffered = shift.mine?.offered === true;
  const offer = useAction({
    send: (call) => call(offerShift, { params, body: { offered: !isOffered } }),
    done: isOffered ? 'You’re keeping the shift' : 'Others can take over the shift now',
    failed: 'Couldn’t change the shift',
    invalidates,
  });
  if (shift.mine?.mayGiveBack)
    return (
      <>
        <Button aria-label={`Give back: ${name}`} onClick={() => setLeaving(true)}>
          Give back
        </Button>
        {leaving && (
          <ConfirmAction
            title={`Give back ${name}?`}
            confirm="Give back"
            keep="Keep it"
            send={(call) => call(giveBackShift, { params })}
            done="Shift given back"
            invalidates={invalidates}
            onClose={() => setLeaving(false)}
          >
            <p>The place is open to others right away.</p>
          </ConfirmAction>
        )}
      </>
    );
  const verb = isOffered ? 'Keep shift' : 'Find replacement';
  return (
    <Button busy={offer.busy} aria-label={`${verb}: ${name}`} onClick={() => offer.run()}>
      {verb}
    </Button>
  );
}
