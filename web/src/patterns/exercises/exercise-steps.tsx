import styles from './exercises.module.css';

/** How an exercise is done, one step after the other. */
export function ExerciseSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and two may be equal
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
