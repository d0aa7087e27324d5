import {
  type ScoringType,
  scoringTypes,
  type Unit,
  unitsOf,
} from '@chalkline/contract/competitions/measures.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Row } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import text from '../../../../ui/text.module.css';
import { scoringTypeLabels, unitWord } from '../../workout-labels.ts';
import { CapFields } from './cap-fields.tsx';
import { MoreScoringFields } from './more-scoring-fields.tsx';
import { TiebreakFields } from './tiebreak-fields.tsx';
import { withSetting } from './with-setting.ts';
import { workoutPresets } from './workout-presets.ts';

interface WorkoutScoringFieldsProps {
  /** The path in the body: prefix of the fields' ids and errors. */
  path: string;
  value: WorkoutScoring;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (scoring: WorkoutScoring) => void;
}

/** How a workout is scored, with the fields its type needs; rarely used ones are collapsed. */
export function WorkoutScoringFields({ path, value, errors, onChange }: WorkoutScoringFieldsProps) {
  const units = unitsOf[value.type];
  return (
    <>
      <Presets value={value} onChange={onChange} />
      <FieldGrid>
        <SelectField
          id={`${path}.type`}
          label="Scored by"
          choices={scoringTypes.map((type) => ({ value: type, label: scoringTypeLabels[type] }))}
          value={value.type}
          onChange={(type: ScoringType) => onChange({ ...usualScoring(type), ...keptBeside(value) })}
        />
        {units.length > 1 && (
          <SelectField
            id={`${path}.unit`}
            label="Unit"
            error={errors[`${path}.unit`]}
            choices={units.map((unit) => ({ value: unit, label: unitWord(unit) }))}
            value={value.unit}
            onChange={(unit: Unit) => onChange({ ...value, unit })}
          />
        )}
        {value.type === 'rounds_reps' && (
          <NumberField
            id={`${path}.repsPerRound`}
            label="Reps per round"
            optional
            error={errors[`${path}.repsPerRound`]}
            value={value.repsPerRound ?? null}
            onChange={(reps) => onChange(withSetting(value, 'repsPerRound', reps ?? undefined))}
          />
        )}
      </FieldGrid>
      {value.type === 'capped_rounds' && (
        <p className={text.hint}>
          Each round has its own cap. Fewer capped rounds rank first, then the shortest total time: 39:00, 1
          capped.
        </p>
      )}
      {value.type === 'time' && (
        <CapFields
          path={`${path}.cap`}
          value={value.cap}
          errors={errors}
          onChange={(cap) => onChange(withSetting(value, 'cap', cap))}
        />
      )}
      <TiebreakFields
        path={`${path}.tiebreaks`}
        value={value.tiebreaks ?? []}
        capped={value.cap !== undefined}
        errors={errors}
        onChange={(tiebreaks) =>
          onChange(withSetting(value, 'tiebreaks', tiebreaks.length > 0 ? [...tiebreaks] : undefined))
        }
      />
      <MoreScoringFields path={path} value={value} errors={errors} onChange={onChange} />
    </>
  );
}

function Presets({ value, onChange }: Pick<WorkoutScoringFieldsProps, 'value' | 'onChange'>) {
  return (
    <div>
      <p className={text.hint}>Start from a kind of workout:</p>
      <Row gap={4}>
        {workoutPresets.map(({ label, scoring }) => (
          <Button
            key={label}
            size={32}
            variant="text"
            onClick={() => onChange(withSetting(scoring, 'brokenByPart', value.brokenByPart))}
          >
            {label}
          </Button>
        ))}
      </Row>
    </div>
  );
}

/** The settings kept when the score type changes. */
function keptBeside({ tiebreaks, variants, knockoutRounds, brokenByPart }: WorkoutScoring) {
  return {
    ...(tiebreaks && { tiebreaks }),
    ...(variants && { variants }),
    ...(knockoutRounds !== undefined && { knockoutRounds }),
    ...(brokenByPart !== undefined && { brokenByPart }),
  };
}
