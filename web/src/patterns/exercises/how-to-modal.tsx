import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { BodyMap } from '../../../ui/body-map/body-map.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { musclesText } from '../found-exercises.ts';
import styles from '../training.module.css';

/** How an exercise is done: its steps, its muscles on a body map, and a video where there is one. */
export function HowToModal({ exercise, onClose }: { exercise: ExerciseReply; onClose: () => void }) {
  const { name, steps, primary, secondary, video } = exercise;
  return (
    <Modal opened onClose={onClose} title={name} sheet width={560}>
      <Stack gap={16}>
        {video && (
          <p>
            <a className={text.link} href={video} target="_blank" rel="noreferrer">
              Watch the video <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
            </a>
          </p>
        )}
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and two may be equal
            <li key={index}>{step}</li>
          ))}
        </ol>
        <BodyMap {...{ primary, secondary }} textOf={musclesText} />
      </Stack>
    </Modal>
  );
}
