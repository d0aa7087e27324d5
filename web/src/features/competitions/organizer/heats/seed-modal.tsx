import {
  type HeatRanking,
  heatDealings,
  heatGroupings,
  heatRankings,
  heatSeeding,
  laneOrders,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Checkbox } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { FieldGrid, FormBody } from '../../../../ui/field.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { weekdayText } from '../../../../ui/times.ts';
import { heatQueries } from '../../heats/heats.queries.ts';
import { checkInQueries } from '../check-in/check-in.queries.ts';
import { daysOf } from '../create/schedule-form.ts';
import { DivisionOrder } from './division-order.tsx';
import { dealingLabels, groupingLabels, laneOrderLabels, rankingLabels } from './heat-labels.ts';
import { heatPlanQueries } from './heat-plan.queries.ts';
import type { SeedAsked } from './seed-button.tsx';
import { type Planned, seedTexts, seedValues } from './seed-form.ts';

const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** How a workout's heats are seeded: where, when, who with whom, and in which lanes. */
export function SeedModal({
  competition,
  floors,
  workoutId,
  plan,
  planned,
  onClose,
}: SeedAsked & { planned: Planned; onClose: () => void }) {
  const cache = useQueryClient();
  const competitionId = competition.id;
  const query = heatPlanQueries.plan(competitionId, workoutId);
  const { form, ...rest } = useCallForm({
    initial: { ...seedValues(competition, floors, workoutId, plan, planned), version: plan?.version ?? null },
    schema: heatSeeding,
    texts: seedTexts,
    send: (call, values) => {
      const { durationMinutes, transitionMinutes, restMinutes } = values;
      const body = {
        ...values,
        durationMinutes: durationMinutes ?? 0,
        transitionMinutes: transitionMinutes ?? 0,
        restMinutes: restMinutes ?? 0,
      };
      return call(seedHeats, { params: { competitionId, workoutId }, body });
    },
    done: ({ heats }) => `${counted(heats.length, ['heat', 'heats'])} seeded`,
    invalidates: [heatQueries.within(competitionId)],
    onDone: (seeded) => {
      cache.setQueryData(query.queryKey, seeded);
      onClose();
    },
  });
  const { values } = form;
  const { data: qualifiers = [] } = useQuery(heatPlanQueries.qualifiers(competitionId));
  const isQualified = values.ranking === 'qualifier';
  const rankBy = (ranking: HeatRanking) =>
    form.setValues({ ranking, qualifierId: ranking === 'qualifier' ? values.qualifierId : undefined });
  const counts = useQuery(checkInQueries.counts(competitionId)).data;
  const hasBegun = (counts?.checkedIn ?? 0) > 0;
  const locked = plan?.heats.filter((heat) => heat.locked || heat.started).length ?? 0;
  return (
    <FormModal {...rest} title={plan ? 'Seed again' : 'Seed heats'} action="Seed" onClose={onClose}>
      <FormBody>
        {locked > 0 && (
          <p>{`${counted(locked, ['heat is', 'heats are'])} locked or started and won’t change.`}</p>
        )}
        <FieldGrid>
          <SelectField
            id="floorId"
            label="Floor"
            choices={floors.map(({ id, name, lanes }) => ({
              value: id,
              label: name,
              hint: `${lanes} lanes`,
            }))}
            {...form.getInputProps('floorId')}
          />
          <SelectField
            id="day"
            label="Day"
            choices={daysOf(competition).map((day) => ({ value: day, label: weekdayText(day) }))}
            {...form.getInputProps('day')}
          />
        </FieldGrid>
        <FieldGrid>
          <TextField id="startsAt" type="time" label="First heat" {...form.getInputProps('startsAt')} />
          <NumberField
            id="durationMinutes"
            label="Heat"
            unit="min"
            {...form.getInputProps('durationMinutes')}
          />
        </FieldGrid>
        <FieldGrid>
          <NumberField
            id="transitionMinutes"
            label="Transition"
            unit="min"
            {...form.getInputProps('transitionMinutes')}
          />
          <NumberField
            id="restMinutes"
            label="Rest at least"
            unit="min"
            {...form.getInputProps('restMinutes')}
          />
        </FieldGrid>
        <SelectField
          id="dealing"
          label="Seeding"
          choices={choicesOf(
            heatDealings.filter((dealing) => dealing !== 'copy' || competition.workouts.length > 1),
            dealingLabels,
          )}
          value={values.dealing}
          onChange={(dealing) => {
            form.setValues({ dealing, copyOf: dealing === 'copy' ? values.copyOf : null });
            if (dealing === 'copy' || dealing === 'random') rankBy(isQualified ? 'seed' : values.ranking);
          }}
        />
        {values.dealing === 'copy' ? (
          <SelectField
            id="copyOf"
            label="Workout to copy"
            placeholder="Choose one"
            choices={competition.workouts
              .filter(({ id }) => id !== workoutId)
              .map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('copyOf')}
          />
        ) : (
          <>
            {values.dealing !== 'random' && (
              <SelectField
                id="ranking"
                label="Best means"
                choices={choicesOf(
                  heatRankings.filter((one) => one !== 'qualifier' || isQualified || qualifiers.length > 0),
                  rankingLabels,
                )}
                value={values.ranking}
                onChange={rankBy}
              />
            )}
            {isQualified && (
              <SelectField
                id="qualifierId"
                label="Qualifier"
                hint="Athletes are matched by their accounts. Those who weren’t in it come last, by bib number."
                placeholder="Choose one"
                searchable
                choices={qualifiers.map(({ id, name }) => ({ value: id, label: name }))}
                {...form.getInputProps('qualifierId')}
              />
            )}
            <SegmentedControl
              label="Lanes"
              labelShown
              wide
              choices={choicesOf(laneOrders, laneOrderLabels)}
              value={values.laneOrder}
              onChange={(laneOrder) => form.setFieldValue('laneOrder', laneOrder)}
            />
          </>
        )}
        <SegmentedControl
          label="Divisions in a heat"
          labelShown
          wide
          choices={choicesOf(heatGroupings, groupingLabels)}
          value={values.grouping}
          onChange={(grouping) => form.setFieldValue('grouping', grouping)}
        />
        <DivisionOrder
          divisions={competition.divisions}
          chosen={values.divisionIds}
          onChange={(divisionIds) => form.setFieldValue('divisionIds', divisionIds)}
          error={form.errors.divisionIds}
        />
        {hasBegun && (
          <Checkbox
            label="Leave out who hasn’t checked in"
            hint="They get a lane with “Fill empty lanes” once they have."
            checked={values.presentOnly ?? false}
            onChange={({ target }) => form.setFieldValue('presentOnly', target.checked)}
          />
        )}
      </FormBody>
    </FormModal>
  );
}
