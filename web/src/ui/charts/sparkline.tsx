import styles from './sparkline.module.css';

/** How a figure went, in the height of a line; the figure itself belongs beside it. Nothing for fewer than two. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => ({
    x: (at / (values.length - 1)) * 72 + 4,
    y: high === low ? 12 : 20 - ((value - low) / (high - low)) * 16,
  }));
  const last = points.at(-1);
  return (
    <svg className={styles.line} viewBox="0 0 80 24" width="80" height="24" aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last?.x} cy={last?.y} r="3.5" />
    </svg>
  );
}
