import type { CheckInReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from '../coaching.module.css';
import { answerText } from './check-in-texts.ts';

interface AnswerShownProps {
  question: CheckInReply['questions'][number];
  /** For who may take photos away. */
  onRemove?: ((photoId: string) => void) | undefined;
}

/** What was answered: in words, a figure or photos, each of which opens in a new tab. */
export function AnswerShown({ question, onRemove }: AnswerShownProps) {
  const { label, photos } = question;
  if (photos.length === 0) return answerText(question);
  return (
    <span className={styles.photos}>
      {photos.map(({ id, path, width, height }, at) => (
        <span key={id} className={styles.photo}>
          <a href={imageAddress(path)} target="_blank" rel="noreferrer">
            <img
              referrerPolicy="no-referrer"
              src={imageAddress(path)}
              alt={`${label}, ${at + 1} of ${photos.length}`}
              width={width}
              height={height}
            />
          </a>
          {onRemove && (
            <IconButton
              label={`Remove photo ${at + 1}: ${label}`}
              icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={() => onRemove(id)}
            />
          )}
        </span>
      ))}
    </span>
  );
}
