import { saveSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import {
  type PassTypeInput,
  passLimits,
  passTypesInput,
  type SeriesPassesReply,
} from '@chalkline/contract/events/pass.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FieldSet, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Row } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { currencyOf } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';

interface EditPassesProps {
  event: EventReply;
  seriesId: string;
  passes: SeriesPassesReply;
  onClose: () => void;
}

/** Which passes to a series are sold. Those that people have stay as they are. */
export function EditPasses({ event, seriesId, passes, onClose }: EditPassesProps) {
  const first = event.ticketTypes[0]?.id ?? '';
  const { form, ...rest } = useCallForm({
    initial: {
      types: passes.types.map(
        ({ id, name, price, uses, typeId, capacity }): PassTypeInput => ({
          id,
          name,
          price,
          uses,
          capacity,
          typeId: typeId || first,
        }),
      ),
    },
    schema: passTypesInput,
    texts: {
      'types.*.name': {
        label: 'Pass #, name',
        wrong: `Enter a name of up to ${passLimits.name} characters.`,
      },
      'types.*.price': { label: 'Pass #, price', wrong: 'Enter an amount.' },
      'types.*.uses': { label: 'Pass #, dates', wrong: 'Enter a whole number, or leave it empty.' },
      'types.*.typeId': { label: 'Pass #, ticket', wrong: 'Choose a ticket type.' },
      'types.*.capacity': { label: 'Pass #, how many', wrong: 'Enter a whole number, or leave it empty.' },
    },
    send: (call, body) => call(saveSeriesPasses, { params: { seriesId }, body }),
    done: 'Passes saved',
    invalidates: [eventQueries.all],
    onDone: onClose,
  });
  const { types } = form.values;
  const setTypes = (changed: PassTypeInput[]) => form.setFieldValue('types', changed);
  return (
    <FormModal {...rest} title="Edit passes" action="Save passes" onClose={onClose}>
      <FormBody>
        {types.map((type, at) => {
          const change = (part: Partial<PassTypeInput>) => setTypes(types.with(at, { ...type, ...part }));
          const field = (name: keyof PassTypeInput) => ({
            id: `types.${at}.${name}`,
            error: form.errors[`types.${at}.${name}`],
          });
          const label = type.name || `Pass ${at + 1}`;
          return (
            <FieldSet key={type.id ?? `new-${at}`} legend={label}>
              <TextField
                {...field('name')}
                label="Pass name"
                value={type.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <SelectField
                {...field('typeId')}
                label="Good for"
                choices={event.ticketTypes.map(({ id, name }) => ({ value: id, label: name }))}
                value={type.typeId}
                onChange={(typeId) => change({ typeId })}
              />
              <FieldGrid columns={3}>
                <MoneyField
                  {...field('price')}
                  label="Price"
                  hint="0 is free."
                  currency={currencyOf(passes.currency)}
                  value={type.price}
                  onChange={(price) => change({ price })}
                />
                <NumberField
                  {...field('uses')}
                  label="Number of dates"
                  optional
                  hint="Empty means every date."
                  value={type.uses}
                  onChange={(uses) => change({ uses })}
                />
                <NumberField
                  {...field('capacity')}
                  label="How many"
                  optional
                  hint="Empty means no limit."
                  value={type.capacity}
                  onChange={(capacity) => change({ capacity })}
                />
              </FieldGrid>
              <Row>
                <Button
                  variant="text"
                  onClick={() => setTypes(types.toSpliced(at, 1))}
                >{`Remove ${label}`}</Button>
              </Row>
            </FieldSet>
          );
        })}
        {types.length < passLimits.types && (
          <Row>
            <Button
              onClick={() =>
                setTypes([...types, { name: '', price: 0, uses: 10, typeId: first, capacity: null }])
              }
            >
              Add a pass
            </Button>
          </Row>
        )}
      </FormBody>
    </FormModal>
  );
}
