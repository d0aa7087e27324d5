import { BoldText } from '../../ui/bold-text.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './program-card.module.css';
import { ProgramPicture } from './program-picture.tsx';
import { belowText, type ProgramSummary, priceText } from './program-text.ts';

interface ProgramModalProps {
  opened: boolean;
  onClose: () => void;
  program: ProgramSummary;
  to?: string;
  onSubscribe?: () => void;
}

/** The seed's own words (§2). */
export const noDescription = 'You will see description here once added';

/** What a workout program is about. */
export function ProgramModal({ opened, onClose, program, to, onSubscribe }: ProgramModalProps) {
  const price = priceText(program);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={program.name}
      below={belowText(program)}
      width={640}
      picture={<ProgramPicture program={program} />}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {to && (
            <ButtonLink variant={price && !program.is_bought ? 'line' : 'main'} to={to}>
              Open program
            </ButtonLink>
          )}
          {price && !program.is_bought && (
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
