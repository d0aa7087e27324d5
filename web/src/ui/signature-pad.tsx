import { type Drawing, drawingArea, drawingLimits, drawingPath } from '@chalkline/contract/drawing.schema.ts';
import { IconEraser } from '@tabler/icons-react';
import clsx from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './choices.tsx';
import field from './field.module.css';
import { Stack } from './page.tsx';
import styles from './signature-pad.module.css';

export interface SignatureDraft {
  /** The person signs by typing their name. */
  readonly isTyped: boolean;
  readonly strokes: Drawing;
}

export const emptySignature: SignatureDraft = { isTyped: false, strokes: [] };

/** Whether there is a signature: drawn, or by the typed name. */
export function isSigned({ isTyped, strokes }: SignatureDraft): boolean {
  return isTyped || strokes.length > 0;
}

interface SignaturePadProps {
  label: string;
  value: SignatureDraft;
  onChange: (value: SignatureDraft) => void;
  error?: string | undefined;
  /** No signature by a typed name. */
  drawnOnly?: boolean;
}

const baseline = 230;

/** A signature by finger, pen or mouse; who can't draw signs by the name they typed. */
export function SignaturePad({ label, value, onChange, error, drawnOnly = false }: SignaturePadProps) {
  const [stroke, setStroke] = useState<Drawing[number]>([]);
  const isDown = useRef(false);
  const shown = stroke.length > 1 ? [...value.strokes, stroke] : value.strokes;

  function draw(event: PointerEvent<SVGSVGElement>): void {
    if (!isDown.current || stroke.length >= drawingLimits.points) return;
    const point = pointIn(event);
    const last = stroke.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) setStroke([...stroke, point]);
  }
  function lift(): void {
    if (!isDown.current) return;
    isDown.current = false;
    const isRoom = value.strokes.length < drawingLimits.strokes;
    if (stroke.length > 1 && isRoom) onChange({ ...value, strokes: [...value.strokes, stroke] });
    setStroke([]);
  }
  return (
    <Stack gap={8}>
      {!value.isTyped && (
        <div className={clsx(field.field, error && field.wrong)}>
          <span className={field.label}>{label}</span>
          <div className={clsx(styles.pad, error && styles.wrong)}>
            <svg
              className={styles.drawing}
              viewBox={`0 0 ${drawingArea.width} ${drawingArea.height}`}
              role="img"
              aria-label={shown.length > 0 ? `${label}, drawn` : `${label}, empty`}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture?.(event.pointerId);
                isDown.current = true;
                setStroke([pointIn(event)]);
              }}
              onPointerMove={draw}
              onPointerUp={lift}
              onPointerCancel={lift}
            >
              <line x1={30} x2={drawingArea.width - 30} y1={baseline} y2={baseline} />
              <path d={drawingPath(shown)} />
            </svg>
            {shown.length > 0 && (
              <div className={styles.clear}>
                <Button
                  size={32}
                  variant="text"
                  icon={<IconEraser size={16} stroke={1.75} aria-hidden="true" />}
                  onClick={() => onChange({ ...value, strokes: [] })}
                >
                  Clear
                </Button>
              </div>
            )}
          </div>
          {error && <p className={field.error}>{error}</p>}
        </div>
      )}
      {!drawnOnly && (
        <Checkbox
          label="Sign by typing the name instead of drawing"
          checked={value.isTyped}
          onChange={(change) => onChange({ ...value, isTyped: change.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

/** Where the pointer is, in the drawing's own measure. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  // The drawing keeps its shape inside the box, with room at the sides or above and below.
  const scale = Math.min(width / drawingArea.width, height / drawingArea.height) || 1;
  const x = (clientX - left - (width - drawingArea.width * scale) / 2) / scale;
  const y = (clientY - top - (height - drawingArea.height * scale) / 2) / scale;
  const within = (at: number, most: number) => Math.round(Math.min(Math.max(at, 0), most));
  return [within(x, drawingArea.width), within(y, drawingArea.height)];
}
