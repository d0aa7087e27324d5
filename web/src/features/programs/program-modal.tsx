import { BoldText } from '../../ui/bold-text.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Modal } from '../../ui/modal.tsx';
import styles from './program-card.module.css';
import { ProgramPicture } from './program-picture.tsx';
import { type ProgramSummary, priceText, programCounts } from './program-text.ts';

interface ProgramModalProps {
  opened: boolean;
  onClose: () => void;
  program: ProgramSummary;
  onSubscribe: () => void;
}

/** The seed's own words (§2). */
export const noDescription = 'You will see description here once added';

/** What a workout program is about. */
export function ProgramModal({ opened, onClose, program, onSubscribe }: ProgramModalProps) {
  const price = priceText(program);
  const { weeks, workouts, exercises } = programCounts(program);
  const below = [
    `Coach ${program.coach}`,
    counted(weeks, ['week', 'weeks']),
    counted(workouts, ['workout', 'workouts']),
    counted(exercises, ['exercise', 'exercises']),
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={program.name}
      below={below.join(', ')}
      width={640}
      picture={<ProgramPicture program={program} />}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {price && (
            <Button variant="main" onClick={onSubscribe}>
              Subscribe for {price}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.description}>
        {program.desc?.trim() ? <BoldText text={program.desc} /> : <p>{noDescription}</p>}
      </div>
    </Modal>
  );
}
