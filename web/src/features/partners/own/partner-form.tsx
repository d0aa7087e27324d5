import {
  newPartner,
  type PartnerReply,
  partnerLengths,
} from '@chalkline/contract/partners/partner.schema.ts';
import { applyAsPartner, changePartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { PictureField } from './picture-field.tsx';

interface PartnerFormProps {
  /** null: a new one. */
  partner: PartnerReply | null;
  onDone: () => void;
}

const texts = {
  name: { label: 'Name', wrong: `Enter a name of up to ${partnerLengths.name} characters.` },
  sells: {
    label: 'What you sell',
    wrong: `Enter what you sell, in up to ${partnerLengths.sells} characters.`,
  },
  story: { label: 'Your story', wrong: 'Enter your story, in up to 4,000 characters.' },
  town: { label: 'Town', wrong: `Enter a town of up to ${partnerLengths.town} characters.` },
  country: { label: 'Country', wrong: 'Choose one from the list.' },
  website: { label: 'Website', wrong: 'Enter an address that starts with https://.' },
  returnDays: {
    label: 'Days to ask for a return',
    wrong: 'Enter a number from 1 to 365, or leave it empty.',
  },
  'delivery.home.price': { label: 'Price, your country', wrong: 'Enter a price, or 0.' },
  'delivery.home.freeFrom': {
    label: 'Free from, your country',
    wrong: 'Enter an amount, or leave it empty.',
  },
  'delivery.abroad.price': { label: 'Price, other countries', wrong: 'Enter a price, or 0.' },
  'delivery.abroad.freeFrom': {
    label: 'Free from, other countries',
    wrong: 'Enter an amount, or leave it empty.',
  },
};

/** An application as a partner, or its changes. */
export function PartnerForm({ partner, onDone }: PartnerFormProps) {
  const { data: countries = [] } = useQuery(partnerQueries.countries());
  const { form, ...rest } = useCallForm({
    initial: {
      name: partner?.name ?? '',
      sells: partner?.sells ?? '',
      story: partner?.story ?? '',
      town: partner?.town ?? '',
      country: partner?.country ?? '',
      website: partner?.website ?? null,
      delivery: partner?.delivery ?? null,
      logo: partner?.logo ?? null,
      cover: partner?.cover ?? null,
      returnDays: partner ? partner.returnDays : (14 as number | null),
    },
    schema: newPartner,
    texts,
    send: (call, body) => {
      if (!partner) return call(applyAsPartner, { body });
      const { id: partnerId, version } = partner;
      return call(changePartner, { params: { partnerId }, body: { ...body, version } });
    },
    done: ({ state }) => (state === 'approved' ? 'Partner saved' : 'Application sent'),
    invalidates: [partnerQueries.all],
    onDone,
  });
  const { values, errors, getInputProps, setFieldValue } = form;
  const isNewApplication = !partner || partner.state === 'refused';
  return (
    <Panel padded>
      <Form
        {...rest}
        action={isNewApplication ? 'Apply' : 'Save'}
        beside={<ButtonLink to={urlOf(partner ? 'partnersDashboard' : 'partners')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" autoComplete="organization" {...getInputProps('name')} />
          <TextField
            id="sells"
            label="What you sell"
            hint="In one line, as people read it in the directory."
            autoComplete="off"
            {...getInputProps('sells')}
          />
          <TextArea
            id="story"
            label="Your story"
            rows={6}
            hint="Who you are, how you make or choose what you sell, and how to reach you."
            {...getInputProps('story')}
          />
          <FieldGrid>
            <TextField id="town" label="Town" autoComplete="address-level2" {...getInputProps('town')} />
            <SelectField
              id="country"
              label="Country"
              searchable
              nothingFound="No matching country"
              placeholder="Choose a country"
              error={errors.country}
              choices={countryChoices(countries)}
              value={values.country || null}
              onChange={(code) => setFieldValue('country', code)}
            />
          </FieldGrid>
          <TextField
            id="website"
            type="url"
            label="Website"
            optional
            placeholder="https://"
            autoComplete="url"
            error={errors.website}
            value={values.website ?? ''}
            onChange={(change) => setFieldValue('website', change.currentTarget.value || null)}
          />
          <PictureField
            id="logo"
            label="Logo"
            hint="Square, shown beside your name."
            value={values.logo}
            onChange={(path) => setFieldValue('logo', path)}
          />
          <PictureField
            id="cover"
            label="Cover"
            hint="Wide, at the top of your page and on your card."
            isWide
            value={values.cover}
            onChange={(path) => setFieldValue('cover', path)}
          />
          <DeliveryFields
            value={values.delivery}
            countries={countries.filter(({ code }) => code !== values.country)}
            errors={errors}
            onChange={(delivery) => setFieldValue('delivery', delivery)}
          />
          {values.delivery && (
            <NumberField
              id="returnDays"
              label="Days to ask for a return"
              optional
              hint="From the day the goods arrive. You accept or decline each return. Leave it empty for none."
              error={errors.returnDays}
              value={values.returnDays}
              onChange={(days) => setFieldValue('returnDays', days)}
            />
          )}
        </FormBody>
      </Form>
    </Panel>
  );
}
