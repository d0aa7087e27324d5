import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { MyHeatReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { getMyHeatsCalendar } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconCalendarPlus, IconClockPlus, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import text from '../../../ui/text.module.css';
import { clockTime } from '../../../ui/times.ts';
import { isHeatOver } from './heat-over.ts';
import { HeatTime } from './heat-time.tsx';
import { heatQueries } from './heats.queries.ts';
import { restText, timeLeft } from './minutes-left.ts';
import styles from './my-heats.module.css';
import { useHeatsNews } from './use-heats-news.ts';

/** The athlete's day: their next heat before everything else. Nothing for who has no heats. */
export function MyHeatsSection({ competition }: { competition: CompetitionReply }) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...heatQueries.mine(competition.id), enabled: isSignedIn });
  const heats = data?.heats ?? [];
  useHeatsNews(heats.length > 0 ? competition.id : null);
  const now = useMinute();
  if (heats.length === 0) return null;
  const ahead = heats.filter((heat) => !isHeatOver(heat, now));
  const done = heats.filter((heat) => isHeatOver(heat, now));
  const [next, ...later] = ahead;
  return (
    <section className={styles.day} aria-label="My heats">
      {next && <Next heat={next} competition={competition} now={now} />}
      {later.length > 0 && <Others title="Later" heats={later} competition={competition} now={now} />}
      {done.length > 0 && <Others title="Done" heats={done} competition={competition} now={now} isDone />}
      <div className={styles.foot}>
        <HeatsCalendarButton competitionId={competition.id} />
      </div>
    </section>
  );
}

interface NextProps {
  heat: MyHeatReply;
  competition: CompetitionReply;
  now: number;
}

function Next({ heat, competition: { zone }, now }: NextProps) {
  const { floor, lane, startsAt, movedFrom, version, publishedAt, beside } = heat;
  const { figure, unit } = timeLeft(startsAt, now);
  const callAt = new Date(Date.parse(startsAt) - floor.callMinutes * minute).toISOString();
  return (
    <>
      <div className={styles.next} data-on-frame="">
        <div className={styles.figures}>
          <p>
            <span>{unit === '' ? 'My heat' : 'My next heat in'}</span>
            <b className={styles.left}>
              {figure} {unit && <small>{unit}</small>}
            </b>
          </p>
          <p className={styles.lane}>
            <span>Lane</span>
            <b>{lane}</b>
          </p>
        </div>
        <p className={styles.where}>
          <b>{floor.name}</b>
          <HeatTime at={startsAt} zone={zone} now={now} />
        </p>
        <p className={styles.what}>{whatText(heat)}</p>
        {beside.length > 0 && (
          <p className={styles.what}>
            {`Beside you: ${beside.map((other) => `${other.name} in lane ${other.lane}`).join(', ')}`}
          </p>
        )}
      </div>
      <div className={styles.call}>
        <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
        <p>
          <b>{`Be in the call area at ${clockTime(callAt, zone)}`}</b>
          {floor.callArea && <small>{floor.callArea}</small>}
        </p>
      </div>
      {movedFrom && (
        <div className={styles.moved} role="status">
          <IconClockPlus size={20} stroke={1.75} aria-hidden="true" />
          <p>
            <b>{delayText(floor.name, movedFrom, startsAt)}</b>
            {` Your heat moved from ${clockTime(movedFrom, zone)}. Heat sheet ${version}, published at ${clockTime(publishedAt, zone)}.`}
          </p>
        </div>
      )}
    </>
  );
}

function delayText(floor: string, from: string, to: string): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / minute);
  return minutes > 0
    ? `${floor} is running ${minutes} min late.`
    : `${floor} is running ${-minutes} min early.`;
}

function whatText({ workoutName, number, count, divisionName, entryName }: MyHeatReply): string {
  return `${workoutName ?? 'Workout'}, heat ${number} of ${count}, ${divisionName}, ${entryName}`;
}

interface OthersProps {
  title: string;
  heats: readonly MyHeatReply[];
  competition: CompetitionReply;
  now: number;
  isDone?: boolean;
}

function Others({ title, heats, competition: { zone }, now, isDone = false }: OthersProps) {
  return (
    <div className={styles.others}>
      <h3>{title}</h3>
      <ul>
        {heats.map((heat) => (
          <li key={`${heat.id} ${heat.entryId}`} data-done={isDone || undefined}>
            <HeatTime at={heat.startsAt} zone={zone} now={now} />
            <p>
              {heat.workoutId ? (
                <Link className={text.link} to={urlOf('workoutDetail', { id: heat.workoutId })}>
                  {heatText(heat)}
                </Link>
              ) : (
                heatText(heat)
              )}
              <small>
                {[
                  heat.floor.name,
                  `lane ${heat.lane}`,
                  !isDone &&
                    heat.restMinutes !== null &&
                    heat.restMinutes > 0 &&
                    `${restText(heat.restMinutes)} of rest`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function heatText({ workoutName, number, count }: MyHeatReply): string {
  return `${workoutName ?? 'Workout'}, heat ${number} of ${count}`;
}

function HeatsCalendarButton({ competitionId }: { competitionId: string }) {
  const download = useAction({
    send: (call) => call(getMyHeatsCalendar, { params: { competitionId } }),
    failed: 'Couldn’t download your heats',
    onDone: ({ fileName, ics }) => saveFile(fileName, ics, 'text/calendar;charset=utf-8'),
  });
  return (
    <Button
      variant="text"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      busy={download.busy}
      onClick={() => download.run()}
    >
      Add my heats to a calendar
    </Button>
  );
}

const lookEvery = 5000;

/** Now, by the server's clock. */
function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return now;
}
