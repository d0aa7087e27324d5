import type { CapNotation, TimeCap } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/choices.tsx';
import { ClockField } from '../../../../ui/clock-field.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';

interface CapFieldsProps {
  path: string;
  value: TimeCap | undefined;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (cap: TimeCap | undefined) => void;
}

/** The time cap of a workout, and how capped athletes are scored. */
export function CapFields({ path, value, errors, onChange }: CapFieldsProps) {
  return (
    <>
      <Switch
        label="Time cap"
        hint="Athletes who don’t finish in time are scored by reps."
        checked={value !== undefined}
        onChange={(change) =>
          onChange(change.currentTarget.checked ? { notation: 'remaining', seconds: 720 } : undefined)
        }
      />
      {value && (
        <>
          <FieldGrid>
            <ClockField
              id={`${path}.seconds`}
              label="Cap"
              hint="Minutes and seconds."
              error={errors[`${path}.seconds`]}
              value={value.seconds}
              onChange={(seconds) => onChange(capWith(value, { seconds }))}
            />
            <NumberField
              id={`${path}.totalReps`}
              label="Total reps"
              optional
              hint="To show both reps left and reps done."
              error={errors[`${path}.totalReps`]}
              value={value.totalReps ?? null}
              onChange={(totalReps) => onChange(capWith(value, { totalReps: totalReps ?? undefined }))}
            />
          </FieldGrid>
          <SegmentedControl
            label="Capped scores show"
            labelShown
            wide
            choices={[
              { value: 'remaining', label: 'Reps left, CAP+12' },
              { value: 'completed', label: 'Reps done, 138' },
            ]}
            value={value.notation}
            onChange={(notation: CapNotation) => onChange({ ...value, notation })}
          />
        </>
      )}
    </>
  );
}

interface CapChange {
  readonly seconds?: number | undefined;
  readonly totalReps?: number | undefined;
}

/** Leaves out undefined values, because the schema requires their absence. */
function capWith(cap: TimeCap, change: CapChange): TimeCap {
  const { notation, seconds, totalReps } = { ...cap, ...change };
  return {
    notation,
    ...(seconds !== undefined && { seconds }),
    ...(totalReps !== undefined && { totalReps }),
  };
}
