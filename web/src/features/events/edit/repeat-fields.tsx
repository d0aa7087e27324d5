import {
  type SeriesFrequency,
  type SeriesRule,
  seriesDays,
  seriesRule,
  weekdayOf,
} from '@chalkline/contract/series-rule.ts';
import type { ReactNode } from 'react';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { weekdayText } from '../../../ui/times.ts';
import { datesText, nthText, weekdayName, weekdayNumbers } from '../series/rule-text.ts';

interface RepeatFieldsProps {
  /** null: it takes place once. */
  rule: SeriesRule | null;
  /** The day of the event, by its own clock; empty: not chosen yet. */
  day: string;
  isSeries: boolean;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (rule: SeriesRule | null) => void;
}

const once = 'once';

/** How an event repeats, with the dates that come of it. */
export function RepeatFields({ rule, day, isSeries, errors, onChange }: RepeatFieldsProps) {
  const choices = [
    ...(isSeries ? [] : [{ value: once, label: 'Doesn’t repeat' } as const]),
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'monthly_day', label: day ? `Monthly on day ${Number(day.slice(8))}` : 'Monthly on this day' },
    { value: 'monthly_weekday', label: day ? `Monthly on the ${nthText(day)}` : 'Monthly on this weekday' },
  ] as const;
  return (
    <>
      <SelectField
        id="repeat"
        label="Repeats"
        error={errors.repeat}
        hint={isSeries ? 'Changes apply from this date on. Dates with tickets keep them.' : undefined}
        choices={choices}
        value={rule?.frequency ?? once}
        onChange={(value) => onChange(value === once ? null : ruleOf(rule, value))}
      />
      {rule && <RuleFields rule={rule} day={day} errors={errors} onChange={onChange} />}
    </>
  );
}

/** A rule begins with as many dates as a quarter has weeks. */
const usual = seriesRule.parse({ frequency: 'weekly', times: 12 });

function ruleOf(rule: SeriesRule | null, frequency: SeriesFrequency): SeriesRule {
  return { ...(rule ?? usual), frequency, weekdays: frequency === 'weekly' ? (rule?.weekdays ?? []) : [] };
}

const units = { daily: 'days', weekly: 'weeks', monthly_day: 'months', monthly_weekday: 'months' } as const;

interface RuleFieldsProps extends Pick<RepeatFieldsProps, 'day' | 'errors'> {
  rule: SeriesRule;
  onChange: (rule: SeriesRule) => void;
}

function RuleFields({ rule, day, errors, onChange }: RuleFieldsProps) {
  const { frequency, every, weekdays, until, times, except } = rule;
  const change = (part: Partial<SeriesRule>) => onChange({ ...rule, ...part });
  // Without any, it is the weekday of the first date.
  const chosen = weekdays.length > 0 || day === '' ? weekdays : [weekdayOf(day)];
  const isKnown = day !== '' && Number.isInteger(every) && (until !== null || Number.isInteger(times));
  const days = isKnown ? seriesDays({ ...rule, except: [] }, day) : [];
  return (
    <FieldSet legend="Repetition">
      <FieldGrid columns={3}>
        <NumberField
          id="repeat.every"
          label="Every"
          unit={units[frequency]}
          error={errors['repeat.every']}
          value={every}
          onChange={(value) => change({ every: value ?? Number.NaN })}
        />
        <TextField
          id="repeat.until"
          type="date"
          label="Until"
          optional
          error={errors['repeat.until']}
          value={until ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ until: value || null, ...(value && { times: null }) })
          }
        />
        <NumberField
          id="repeat.times"
          label="Number of dates"
          optional
          error={errors['repeat.times']}
          value={times}
          onChange={(value) => change({ times: value, ...(value !== null && { until: null }) })}
        />
      </FieldGrid>
      {frequency === 'weekly' && (
        <ChoiceGroup legend="On" inline>
          {weekdayNumbers.map((weekday) => (
            <Checkbox
              key={weekday}
              label={weekdayName(weekday, 'short')}
              checked={chosen.includes(weekday)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  weekdays: checked ? [...chosen, weekday] : chosen.filter((one) => one !== weekday),
                })
              }
            />
          ))}
        </ChoiceGroup>
      )}
      {isKnown && <p className={text.hint}>{datesText(days.filter((one) => !except.includes(one)))}</p>}
      {days.length > 1 && (
        <Disclosure label="Leave dates out">
          <ChoiceGroup legend="Dates" legendHidden>
            {days.slice(1).map((one) => (
              <Checkbox
                key={one}
                label={weekdayText(one)}
                checked={!except.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  change({ except: checked ? except.filter((other) => other !== one) : [...except, one] })
                }
              />
            ))}
          </ChoiceGroup>
        </Disclosure>
      )}
    </FieldSet>
  );
}
