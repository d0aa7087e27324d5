import type { CheckInReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import styles from '../coaching.module.css';
import { answerText } from './check-in-texts.ts';

/** What was answered: in words, a figure or photos, each of which opens in a new tab. */
export function AnswerShown({ question }: { question: CheckInReply['questions'][number] }) {
  const { label, photos } = question;
  if (photos.length === 0) return answerText(question);
  return (
    <span className={styles.photos}>
      {photos.map(({ id, path, width, height }, at) => (
        <a key={id} href={imageAddress(path)} target="_blank" rel="noreferrer">
          <img
            referrerPolicy="no-referrer"
            src={imageAddress(path)}
            alt={`${label}, ${at + 1} of ${photos.length}`}
            width={width}
            height={height}
          />
        </a>
      ))}
    </span>
  );
}
