import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';

/** The way to the training log. */
export function OwnTrainingSection() {
  return (
    <Panel
      title="Your training"
      actions={
        <>
          <ButtonLink size={32} to={urlOf('fitnessTrainer', {}, { view: 'log' })}>
            Open log
          </ButtonLink>
          <ButtonLink size={32} to={urlOf('fitnessTrainer')}>
            Log a workout
          </ButtonLink>
        </>
      }
      padded
    >
      <p className={text.muted}>Workouts, history and personal records. Works without a network, too.</p>
    </Panel>
  );
}
