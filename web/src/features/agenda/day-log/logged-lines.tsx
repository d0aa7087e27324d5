import type { LoggedCompetition, LoggedDay } from '@chalkline/contract/agenda/day-log.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBarbell,
  IconCalendarX,
  IconMessageCircle,
  IconScaleOutline,
  IconToolsKitchen2,
  IconTrophy,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '../../../ui/locale.ts';
import { placeText } from '../../../ui/place.tsx';
import text from '../../../ui/text.module.css';
import styles from './day-log.module.css';
import {
  foodTexts,
  gapText,
  loadText,
  missedText,
  recordsText,
  scoreText,
  workoutText,
} from './day-log-texts.ts';
import type { LogPlace } from './log-place.ts';

/** What happened on a day: competitions first, then training, coaching, food and weight. */
export function LoggedLines({ day, unit, history, program, diary }: LogPlace & { day: LoggedDay }) {
  const dayOfDiary = urlOf(diary, {}, { day: day.day });
  return (
    <ul className={styles.lines}>
      {day.competitions.map((one) => (
        <Competition key={one.entryId} one={one} />
      ))}
      {day.workouts.map((workout) => (
        <Line key={workout.id} icon={IconBarbell} title={workout.name} to={history}>
          <small>{workoutText(workout, unit)}</small>
          {workout.exercises.length > 0 && <small>{workout.exercises.join(', ')}</small>}
          {workout.records.length > 0 && (
            <small>
              <b>{workout.records.length === 1 ? 'New record:' : 'New records:'}</b>{' '}
              {recordsText(workout.records)}
            </small>
          )}
        </Line>
      ))}
      {day.missed.map((missed) => (
        <Line key={missed.id} icon={IconCalendarX} title={missed.name} to={program}>
          <small>{missedText(missed)}</small>
        </Line>
      ))}
      {day.checkIns.map(({ id, coachingId, form, trainer, reply }) => (
        <Line
          key={id}
          icon={IconMessageCircle}
          title={`Check-in answered: ${form}`}
          to={urlOf('trainer', { id: coachingId })}
        >
          {reply === null ? <small>{`For ${trainer}`}</small> : <Said by={trainer}>{reply}</Said>}
        </Line>
      ))}
      {day.notes.map(({ id, coachingId, trainer, text: said }) => (
        <Line key={id} icon={IconMessageCircle} title="Note" to={urlOf('trainer', { id: coachingId })}>
          <Said by={trainer}>{said}</Said>
        </Line>
      ))}
      {day.food && (
        <Line icon={IconToolsKitchen2} title="Food" to={dayOfDiary} figure={gapText(day.food)}>
          <small className={styles.parts}>
            {foodTexts(day.food).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </small>
        </Line>
      )}
      {day.grams !== null && (
        <Line
          icon={IconScaleOutline}
          title="Body weight"
          to={dayOfDiary}
          figure={loadText(day.grams, unit)}
        />
      )}
    </ul>
  );
}

/** The scores of a day, and the final place. */
function Competition({ one }: { one: LoggedCompetition }) {
  const { competition, division, entryId, bib, of, scores, finished } = one;
  const board = { division: division.id, search: bib };
  const at = (params: Record<string, string>) =>
    urlOf('leaderboard', { id: competition.id }, { ...board, ...params });
  return (
    <Line
      icon={IconTrophy}
      title={competition.name}
      to={at({})}
      figure={finished && `${placeText(finished.place, finished.tied)} of ${numberText(of)}`}
      below={
        <>
          {scores.map((score) => (
            <Link
              key={score.workout.id}
              className={text.link}
              to={at({ workout: score.workout.id, why: entryId })}
            >
              Why this place in {score.workout.name}
            </Link>
          ))}
          {finished && (
            <Link className={text.link} to={at({ why: entryId })}>
              Why this final place
            </Link>
          )}
        </>
      }
    >
      <small>{finished ? `${division.name} · Final place` : division.name}</small>
      {scores.map((score) => (
        <small key={score.workout.id}>
          <b>{score.workout.name}</b> {scoreText(score, of)}
        </small>
      ))}
    </Line>
  );
}

interface LineProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  title: string;
  to: string;
  figure?: ReactNode;
  /** Links of its own. */
  below?: ReactNode;
  children?: ReactNode;
}

function Line({ icon: Icon, title, to, figure, below, children }: LineProps) {
  return (
    <li>
      <Link className={styles.line} to={to}>
        <Icon size={24} stroke={1.75} aria-hidden />
        <span className={styles.words}>
          <b>{title}</b>
          {children}
        </span>
        {figure && <span className={styles.figure}>{figure}</span>}
      </Link>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <small className={styles.said}>
      {by}: “{children}”
    </small>
  );
}
