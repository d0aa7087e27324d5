import { IconExternalLink } from '@tabler/icons-react';
import { BodyMap } from '../../ui/body-map/body-map.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Stack } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import { ExerciseSteps } from './exercise-steps.tsx';

interface HowToModalProps {
  exercise: {
    readonly name: string;
    readonly steps: readonly string[];
    readonly primary: readonly string[];
    readonly secondary: readonly string[];
    readonly video: string | null;
  };
  /** The names of muscles. */
  textOf: (muscles: readonly string[]) => string;
  onClose: () => void;
}

/** How an exercise is done: its steps, its muscles on a body map, and a video where there is one. */
export function HowToModal({ exercise, textOf, onClose }: HowToModalProps) {
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
        <ExerciseSteps steps={steps} />
        <BodyMap {...{ primary, secondary }} textOf={textOf} />
      </Stack>
    </Modal>
  );
}
