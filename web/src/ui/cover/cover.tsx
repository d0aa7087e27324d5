import { type CoverChoices, drawCover } from '@chalkline/contract/covers/drawing.ts';
import type { Shape } from '@chalkline/contract/covers/shapes.ts';
import clsx from 'clsx';
import { useId, useMemo } from 'react';
import styles from './cover.module.css';

interface CoverProps extends CoverChoices {
  /** The thing's id: the same id gives the same picture, always. */
  id: string;
  className?: string | undefined;
}

/** A picture for a thing that has none. Fills its box; decoration, so it is hidden from screen readers. */
export function Cover({ id, className, width, height, dark, fade, line, floor, motif }: CoverProps) {
  const fadeId = useId();
  const drawing = useMemo(
    () => drawCover(id, { width, height, dark, fade, line, floor, motif }),
    [id, width, height, dark, fade, line, floor, motif],
  );
  const { line: chalk } = drawing;
  return (
    <svg
      className={clsx(styles.cover, className)}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={drawing.width} height={drawing.height} fill={drawing.ground} />
      {drawing.shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never reorders its shapes
        <CoverShape key={index} shape={shape} />
      ))}
      {fade && (
        <linearGradient id={fadeId} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={chalk.end}>
          <stop offset=".45" stopColor={chalk.color} />
          <stop offset="1" stopColor={chalk.color} stopOpacity="0" />
        </linearGradient>
      )}
      <g fill="none" stroke={fade ? `url(#${fadeId})` : chalk.color} strokeLinecap="round">
        <path d={chalk.core} strokeWidth="3.4" opacity=".92" />
        <path d={chalk.coarse} strokeWidth="3" opacity=".55" />
        <path d={chalk.fine} strokeWidth="1.7" opacity=".5" />
      </g>
    </svg>
  );
}

function CoverShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path': {
      const { kind: _, fill = 'none', ...rest } = shape;
      return <path fill={fill} {...rest} />;
    }
    case 'circle': {
      const { kind: _, fill = 'none', ...rest } = shape;
      return <circle fill={fill} {...rest} />;
    }
    case 'ellipse': {
      const { kind: _, ...rest } = shape;
      return <ellipse strokeWidth="2" {...rest} />;
    }
    case 'rect': {
      const { kind: _, ...rest } = shape;
      return <rect {...rest} />;
    }
  }
}
