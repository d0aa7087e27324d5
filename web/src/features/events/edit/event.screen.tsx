import { ownZone } from '@chalkline/contract/date-format.ts';
import { type GroupReply, newEvent } from '@chalkline/contract/groups/group.schema.ts';
import type { SeriesScope } from '@chalkline/contract/groups/group-facts.schema.ts';
import { communityCategories } from '@chalkline/contract/groups/group-kinds.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { SeriesRule } from '@chalkline/contract/series-rule.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { useNavigate } from 'react-router';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { RefundFields } from '../../../patterns/refund-fields.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup, Radio } from '../../../ui/choices.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { zoneChoices } from '../../../ui/zones.ts';
import { EditScreen } from '../../groups/edit/edit-screen.tsx';
import { ImageField } from '../../groups/edit/image-choice.tsx';
import { InsideFields } from '../../groups/edit/inside-fields.tsx';
import { useGroupForm } from '../../groups/edit/use-group-form.ts';
import { addressOf, categoryLabels } from '../../groups/group-texts.ts';
import { EditAttachments } from '../attachments/edit-attachments.tsx';
import { currencyOf } from '../event-texts.ts';
import { AddOnFields } from './add-on-fields.tsx';
import { eventTexts } from './event-form-texts.ts';
import { addOnInputOf, ruleFrom, typeInputOf } from './event-inputs.ts';
import { OpenField } from './open-field.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { newType, TicketTypesFields } from './ticket-type-fields.tsx';

const EventPromoCodes = lazyPart(async () => (await import('./event-promo-codes.tsx')).EventPromoCodes);

/** Creates an event, alone or in a community (`?community=`); with `?id=` edits one. */
export function EventScreen() {
  return (
    <EditScreen noun="event">
      {(group) => (
        <>
          <EventForm key={group?.id} group={group} />
          {group && <EditAttachments eventId={group.id} />}
          {group && <PapersPanel eventId={group.id} />}
          {group?.event && <EventPromoCodes eventId={group.id} event={group.event} />}
        </>
      )}
    </EditScreen>
  );
}

const scopes = [
  { value: 'this', label: 'Only this date' },
  { value: 'following', label: 'This and all following dates' },
  { value: 'all', label: 'All dates to come' },
] as const;

function EventForm({ group }: { group: GroupReply | undefined }) {
  const navigate = useNavigate();
  const event = group?.event;
  const { form, image, isNew, rest } = useGroupForm({
    type: 'event',
    group,
    facts: {
      is_open: group?.isOpen ?? false,
      place: event?.place ?? '',
      category: event?.category ?? ('other' as const),
      starts_at: event?.startsAt ?? '',
      ends_at: event?.endsAt ?? '',
      zone: event?.zone ?? ownZone(),
      capacity: event?.capacity ?? null,
      blocked: event?.blocked ?? 0,
      currency: currencyOf(event?.currency) as string,
      refund_rule: event?.refundRule ?? [],
      keep_until_refunded: event?.keepsUntilRefunded ?? false,
      hold_minutes: event?.holdMinutes ?? (10 as number | null),
      add_ons: event?.addOns.map(addOnInputOf) ?? [],
      ticket_types: event?.ticketTypes.map(typeInputOf) ?? [{ ...newType, name: 'General admission' }],
      /** null: as it was. */
      repeat: null as SeriesRule | null,
      apply_to: 'this' as SeriesScope,
    },
    schema: newEvent,
    texts: eventTexts,
    onDone: (saved) => navigate(addressOf(saved)),
  });
  const { values, errors, setValues, setFieldValue, getInputProps } = form;
  const { zone } = values;
  const currency: CurrencyCode = currencyOf(values.currency);
  const shown = (moment: string) => fieldInZone(moment || null, zone);
  const read = (field: string) => momentInZone(field, zone) ?? '';
  return (
    <Panel padded>
      <Form
        {...rest}
        action={group ? 'Save event' : 'Create event'}
        beside={<ButtonLink to={group ? addressOf(group) : urlOf('events')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" {...getInputProps('name')} />
          <TextField id="place" label="Place" hint="Venue and town." {...getInputProps('place')} />
          <SelectField
            id="category"
            label="Category"
            choices={communityCategories.map((value) => ({ value, label: categoryLabels[value] }))}
            {...getInputProps('category')}
          />
          <FieldGrid>
            <TextField
              id="starts_at"
              type="datetime-local"
              label="Starts"
              error={errors.starts_at}
              value={shown(values.starts_at)}
              onChange={(change) => {
                const starts = read(change.currentTarget.value);
                const isBefore = starts !== '' && values.ends_at <= starts;
                const ends = isBefore
                  ? new Date(Date.parse(starts) + 2 * hour).toISOString()
                  : values.ends_at;
                setValues({ starts_at: starts, ends_at: ends });
              }}
            />
            <TextField
              id="ends_at"
              type="datetime-local"
              label="Ends"
              error={errors.ends_at}
              value={shown(values.ends_at)}
              onChange={(change) => setFieldValue('ends_at', read(change.currentTarget.value))}
            />
          </FieldGrid>
          <SelectField
            id="zone"
            label="Time zone"
            searchable
            nothingFound="No matching time zone"
            error={errors.zone}
            choices={zoneChoices(zone)}
            value={zone}
            onChange={(chosen) =>
              // What the clock shows stays.
              setValues({
                zone: chosen,
                starts_at: momentInZone(shown(values.starts_at), chosen) ?? '',
                ends_at: momentInZone(shown(values.ends_at), chosen) ?? '',
              })
            }
          />
          <RepeatFields
            rule={values.repeat ?? (event?.series ? ruleFrom(event.series) : null)}
            day={shown(values.starts_at).slice(0, 10)}
            isSeries={Boolean(event?.series)}
            errors={errors}
            onChange={(rule) => setFieldValue('repeat', rule)}
          />
          <TextArea
            id="description"
            label="Description"
            optional
            rows={4}
            {...getInputProps('description')}
          />
          <SectionTitle>Tickets</SectionTitle>
          <FieldGrid>
            <CurrencyField
              id="currency"
              error={errors.currency}
              value={currency}
              onChange={(code) => setFieldValue('currency', code)}
            />
            <NumberField
              id="hold_minutes"
              label="Minutes to pay"
              hint="How long a ticket is held."
              error={errors.hold_minutes}
              value={values.hold_minutes}
              onChange={(minutes) => setFieldValue('hold_minutes', minutes)}
            />
            <NumberField
              id="capacity"
              label="Tickets in total"
              optional
              hint="Of all types together."
              error={errors.capacity}
              value={values.capacity}
              onChange={(capacity) => setFieldValue('capacity', capacity)}
            />
            <NumberField
              id="blocked"
              label="Held back, any type"
              optional
              hint="Not for sale."
              error={errors.blocked}
              value={values.blocked || null}
              onChange={(blocked) => setFieldValue('blocked', blocked ?? 0)}
            />
          </FieldGrid>
          <TicketTypesFields
            types={values.ticket_types}
            currency={currency}
            zone={zone}
            errors={errors}
            onChange={(types) => setFieldValue('ticket_types', types)}
          />
          <RefundFields
            name="refund_rule"
            none="You decide about each refund."
            currency={currency}
            value={values.refund_rule}
            errors={errors}
            onChange={(rule) => setFieldValue('refund_rule', rule)}
          />
          {values.refund_rule.length > 0 && (
            <Checkbox
              label="Tickets stay valid until the refund arrives"
              hint="Otherwise a ticket is void as soon as its buyer cancels it. Staff choose each time they refund."
              checked={values.keep_until_refunded}
              onChange={(change) => setFieldValue('keep_until_refunded', change.currentTarget.checked)}
            />
          )}
          <SectionTitle>Add-ons</SectionTitle>
          <AddOnFields
            addOns={values.add_ons}
            currency={currency}
            errors={errors}
            onChange={(addOns) => setFieldValue('add_ons', addOns)}
          />
          <InsideFields isNew={isNew} form={form} isOpen={values.is_open} />
          <OpenField group={group} form={form} />
          <ImageField choice={image} />
          {event?.series && (
            <ChoiceGroup legend="Save for">
              {scopes.map(({ value, label }) => (
                <Radio
                  key={value}
                  name="apply_to"
                  label={label}
                  checked={values.apply_to === value}
                  onChange={() => setFieldValue('apply_to', value)}
                />
              ))}
            </ChoiceGroup>
          )}
        </FormBody>
      </Form>
    </Panel>
  );
}
