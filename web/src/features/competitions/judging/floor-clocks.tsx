import type { JudgingHeat } from '@chalkline/contract/competitions/judging.schema.ts';
import styles from './heat-clock.module.css';
import { HeatClock } from './heat-clock.tsx';
import { heatsToStart } from './heats-to-start.ts';
import type { KeptDay } from './judge-store.ts';

/** For who starts heats: on each floor the one that runs and those to start. */
export function FloorClocks({ day, now }: { day: KeptDay; now: number }) {
  const competitions = day.reply.competitions.filter(({ clockStarter }) => clockStarter === 'you');
  return competitions.flatMap((competition) =>
    heatsToStart(competition.heats, now).map((heat) => (
      <section key={heat.id} className={styles.floor}>
        <h2>
          <b className={styles.floorName}>{heat.floor.name}</b> {nameOf(heat)}
          {competitions.length > 1 && `, ${competition.name}`}
        </h2>
        <HeatClock competition={competition} heat={heat} ahead={day.ahead} />
      </section>
    )),
  );
}

function nameOf({ workoutName, number, count }: JudgingHeat): string {
  return `${workoutName ?? 'Workout'}, heat ${number} of ${count}`;
}
