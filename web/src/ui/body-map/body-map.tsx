import clsx from 'clsx';
import styles from './body-map.module.css';
import { outline, type Side, shapes } from './body-shapes.ts';

interface Trained {
  /** Names of the shapes. */
  primary: readonly string[];
  secondary: readonly string[];
}

interface BodyMapProps extends Trained {
  /** The muscles in words. */
  textOf: (muscles: readonly string[]) => string;
}

/** The muscles of an exercise on a body seen from the front and the back, with the same in words. */
export function BodyMap({ primary, secondary, textOf }: BodyMapProps) {
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 220 232" aria-hidden="true" focusable="false">
        <Body side="front" {...{ primary, secondary }} />
        <g transform="translate(120 0)">
          <Body side="back" {...{ primary, secondary }} />
        </g>
      </svg>
      <figcaption>
        <dl className={styles.key}>
          <div>
            <dt>
              <i className={styles.main} aria-hidden="true" />
              Primary
            </dt>
            <dd>{textOf(primary)}</dd>
          </div>
          {secondary.length > 0 && (
            <div>
              <dt>
                <i className={styles.also} aria-hidden="true" />
                Secondary
              </dt>
              <dd>{textOf(secondary)}</dd>
            </div>
          )}
        </dl>
      </figcaption>
    </figure>
  );
}

function Body({ side, primary, secondary }: Trained & { side: Side }) {
  return (
    <>
      <Half side={side} {...{ primary, secondary }} />
      <g transform="translate(100 0) scale(-1 1)">
        <Half side={side} {...{ primary, secondary }} />
      </g>
    </>
  );
}

function Half({ side, primary, secondary }: Trained & { side: Side }) {
  const muscles = Object.entries(shapes[side]);
  return (
    <>
      <path className={styles.body} d={outline} />
      {muscles.flatMap(([muscle, paths]) =>
        paths.map((path) => (
          <path
            key={path}
            d={path}
            className={clsx(
              styles.muscle,
              primary.includes(muscle) && styles.main,
              secondary.includes(muscle) && styles.also,
            )}
          />
        )),
      )}
    </>
  );
}
