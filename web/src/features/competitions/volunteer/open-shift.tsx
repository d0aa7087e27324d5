import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { OpenShiftReply } from '@chalkline/contract/competitions/shift.schema.ts';
import { takeShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { IconAlertTriangle, IconSquareCheck } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { shiftName, spanText } from './shift-texts.ts';
import styles from './volunteer.module.css';
import { shiftQueries } from './volunteer.queries.ts';

interface OpenShiftProps {
  competition: CompetitionReply;
  shift: OpenShiftReply;
}

const obstacleTexts = {
  over: 'Over',
  full: 'Full',
  overlap: 'You have another shift then',
  heat: 'Too close to your heat',
  waiver: 'Sign the waiver first',
  credential: 'Credential required',
} as const;

/** One shift: when, what, how many are missing, and signing up for it. */
export function OpenShift({ competition, shift }: OpenShiftProps) {
  const { details, startsAt, capacity, taken, mine, obstacle, missing, heat } = shift;
  const { zone } = competition;
  const name = shiftName(shift);
  const isClosed = mine === null && obstacle !== null;
  return (
    <li className={styles.shift} data-mine={mine !== null || undefined} data-closed={isClosed || undefined}>
      <time className={styles.time} dateTime={startsAt}>
        {spanText(shift, zone)}
      </time>
      <div className={styles.what}>
        <b>{name}</b>
        {details && <small>{details}</small>}
        {missing.length > 0 && <small>{`Requires ${missing.join(', ')}`}</small>}
        {heat && (
          <small className={styles.clash}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {`Your heat: ${heat.name}, ${spanText(heat, zone)}`}
          </small>
        )}
      </div>
      <div className={styles.places}>
        <span>
          <b>{taken}</b>
          {`/${capacity}`}
        </span>
        <Bar
          value={taken}
          max={capacity}
          label={`Places filled: ${name}`}
          tone={taken * 2 < capacity ? 'hot' : 'plain'}
        />
      </div>
      <div className={styles.act}>
        {mine ? (
          <b className={styles.yours}>
            <IconSquareCheck size={16} stroke={1.75} aria-hidden="true" />
            Yours
          </b>
        ) : obstacle ? (
          <span className={styles.obstacle}>{obstacleTexts[obstacle]}</span>
        ) : (
          <SignUp competition={competition} shift={shift} />
        )}
      </div>
    </li>
  );
}

function SignUp({ competition: { id, state, zone }, shift }: OpenShiftProps) {
  const sign = useAction({
    send: (call) => call(takeShift, { params: { competitionId: id, shiftId: shift.id } }),
    done: `You’re signed up: ${shiftName(shift)}`,
    failed: 'Couldn’t sign you up',
    invalidates: [shiftQueries.within(id)],
  });
  if (state !== 'published' && state !== 'live') return <span className={styles.obstacle}>Closed</span>;
  const verb = shift.wanted ? 'Take over' : 'Sign up';
  return (
    <Button
      busy={sign.busy}
      aria-label={`${verb}: ${shiftName(shift)}, ${spanText(shift, zone)}`}
      onClick={() => sign.run()}
    >
      {verb}
    </Button>
  );
}
