import type { AnswerSentence } from '@chalkline/contract/assistant/assistant.schema.ts';
import styles from './assistant.module.css';

/** A sentence with the numbers of its sources. */
export function Sentence({ sentence }: { sentence: AnswerSentence }) {
  return (
    <>
      {sentence.text}{' '}
      {sentence.sources.map((number) => (
        <Cited key={number} number={number} />
      ))}
    </>
  );
}

/** The number of a source, beside what is from it. */
export function Cited({ number }: { number: number }) {
  return (
    <span className={styles.cited}>
      <span className={styles.hidden}>source </span>
      {number}
    </span>
  );
}
