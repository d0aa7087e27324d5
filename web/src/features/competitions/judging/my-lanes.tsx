import { urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { isHeatOver } from '../heats/heat-over.ts';
import { HeatTime } from '../heats/heat-time.tsx';
import { heatClock, isTimeUp } from '../heats/minutes-left.ts';
import { ConflictList } from './conflict-list.tsx';
import { DeskLinks } from './desk-links.tsx';
import { FloorClocks } from './floor-clocks.tsx';
import { useJudgeId } from './judge-identity.ts';
import type { KeptDay } from './judge-store.ts';
import styles from './judging.module.css';
import { type LaneAt, lanesOf } from './judging.queries.ts';
import { JudgingFrame } from './judging-frame.tsx';
import { LinkNote, useLink } from './link-note.tsx';
import { OtherHeats } from './other-heats.tsx';
import { useOutbox } from './outbox.ts';
import { waitingOf } from './outbox-order.ts';
import { type ScoredPart, scoredParts } from './scored-parts.ts';
import { useServerTick } from './use-server-tick.ts';

/** Answers older than this come from the phone, not the server. */
const freshMs = 60_000;

/** The judge's heats: what is on the floor now, what is next, and what was done. */
export function MyLanes({ day }: { day: KeptDay }) {
  const now = useServerTick(day.ahead, 1000);
  const pass = useLink();
  const { mine, others } = lanesOf(day);
  const isOver = ({ heat }: LaneAt) => isHeatOver(heat, now);
  const isOn = (at: LaneAt) => !isOver(at) && Date.parse(at.heat.startedAt ?? at.heat.startsAt) <= now;
  const { scores } = useOutbox();
  const waiting = waitingOf(scores, useJudgeId());
  const partsIn = (at: LaneAt) => scoredParts(at, waiting);
  const over = mine.filter(isOver).toReversed();
  const isScored = (at: LaneAt) => partsIn(at).every(({ typed }) => typed !== null);
  // Who leads the floor enters what a judge forgot, without leaving the phone.
  const isLed = ({ competition }: LaneAt) => competition.clockStarter === 'you';
  const unscored = new Set(others.filter((at) => !isScored(at)).map(({ heat }) => heat.id));
  const otherHeats = [
    { title: 'Other heats on the floor', lanes: others.filter((at) => !isOver(at)) },
    {
      title: 'Score missing in other heats',
      lanes: others.filter((at) => isOver(at) && isLed(at) && unscored.has(at.heat.id)),
    },
  ].filter(({ lanes }) => lanes.length > 0);
  const parts = [
    { title: 'On the floor', lanes: mine.filter(isOn) },
    { title: 'Score missing', lanes: over.filter((at) => !isScored(at)) },
    { title: 'Next', lanes: mine.filter((at) => !isOver(at) && !isOn(at)) },
    { title: 'Done', lanes: over.filter(isScored) },
  ].filter(({ lanes }) => lanes.length > 0);
  const [next] = mine.filter((at) => !isOver(at));
  const isOld = now - day.ahead - day.keptAt > freshMs;
  return (
    <JudgingFrame
      title="Judging"
      back={urlOf(pass ? 'home' : 'myCompetitions')}
      top={
        <>
          {next && (
            <div className={styles.hero}>
              <p>{next.competition.name}</p>
              <p className={styles.place}>{`${next.heat.floor.name}, lane ${next.lane.lane}`}</p>
            </div>
          )}
          <FloorClocks day={day} now={now} />
        </>
      }
    >
      {isOld && (
        <Note tone="warn">
          No connection. These are the lanes as of <TimeAgo at={new Date(day.keptAt).toISOString()} />. Keep
          judging: every score is kept on this phone and sent when the network is back.
        </Note>
      )}
      <LinkNote />
      <ConflictList competitions={day.reply.competitions} />
      {parts.length + otherHeats.length === 0 && (
        <EmptyState title="No lanes to judge">
          Your lanes appear here when the organizer publishes heats and assigns you.
        </EmptyState>
      )}
      {parts.map(({ title, lanes }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <ul>
            {lanes.map((at) => (
              <LaneLine
                key={`${at.heat.id} ${at.lane.lane}`}
                at={at}
                now={now}
                isOver={isOver(at)}
                parts={partsIn(at)}
              />
            ))}
          </ul>
        </section>
      ))}
      {otherHeats.map(({ title, lanes }) => (
        <OtherHeats key={title} {...{ title, lanes, now, isScored }} />
      ))}
      <DeskLinks />
    </JudgingFrame>
  );
}

interface LaneLineProps {
  at: LaneAt;
  now: number;
  isOver: boolean;
  parts: readonly ScoredPart[];
}

function LaneLine({ at, now, isOver, parts }: LaneLineProps) {
  const { competition, heat, lane } = at;
  const { workoutName, number, count, startsAt, startedAt, floor } = heat;
  const isAbsent = lane.checkedIn === false && parts.every(({ typed }) => typed === null);
  return (
    <li>
      <Link
        to={urlOf('judging', {}, { heat: heat.id, lane: lane.lane })}
        className={styles.line}
        data-on={startedAt !== null || undefined}
      >
        <HeatTime at={startsAt} zone={competition.zone} now={now} />
        <span className={styles.what}>
          <b>{`${workoutName ?? 'Workout'}, heat ${number} of ${count}`}</b>
          <small>
            {`${floor.name}, lane ${lane.lane}, ${lane.name}, ${lane.divisionName}`}
            {isAbsent && ', not checked in'}
          </small>
        </span>
        <LaneFigure heat={heat} now={now} isOver={isOver} parts={parts} />
      </Link>
    </li>
  );
}

interface LaneFigureProps extends Pick<LaneLineProps, 'now' | 'isOver' | 'parts'> {
  heat: LaneAt['heat'];
}

/** The scores of the lane's parts, what is missing, or the running clock. */
function LaneFigure({ heat: { startedAt, capSeconds }, now, isOver, parts }: LaneFigureProps) {
  const given = parts.filter(({ typed }) => typed !== null);
  const missing = parts.filter(({ typed }) => typed === null).map(({ name }) => name);
  if (given.length > 0) {
    return (
      <span className={styles.given}>
        <b className={styles.figure}>{given.map(({ typed }) => typed).join(' · ')}</b>
        {given.some(({ isUnsent }) => isUnsent) && <small>Not sent yet</small>}
        {missing.length > 0 && <small>{`${missing.join(', ')} missing`}</small>}
      </span>
    );
  }
  if (isOver) return <b className={styles.missing}>No score</b>;
  if (!startedAt) return <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />;
  return (
    <b className={styles.figure}>
      {isTimeUp(startedAt, now, capSeconds) ? 'Time' : heatClock(startedAt, now, capSeconds)}
    </b>
  );
}
