import styles from './good-to-know.module.css';

/** Notes about a step, beside its fields. */
export function GoodToKnow({ children }: { children: readonly string[] }) {
  return (
    <section className={styles.know}>
      <h2>Good to know</h2>
      <ul>
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
