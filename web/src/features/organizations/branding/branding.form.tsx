import { brandOf } from '@chalkline/contract/organizations/brand.ts';
import {
  type BrandColors,
  isReadable,
  startColors,
} from '@chalkline/contract/organizations/branding.rules.ts';
import { colorPattern } from '@chalkline/contract/organizations/color.rules.ts';
import { nearestBrand } from '@chalkline/contract/organizations/nearest-brand.rules.ts';
import {
  corporatePatch,
  type MyOrganizationReply,
} from '@chalkline/contract/organizations/organization.schema.ts';
import { updateCorporate } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { brand } from '../../../platform/brand.ts';
import { site } from '../../../platform/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Dock, UnsavedMark } from '../../../ui/dock.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { organizationQueries } from '../organizations.queries.ts';
import styles from './branding.module.css';
import { ColorField } from './color-field.tsx';
import { contrastErrors } from './contrast-errors.ts';
import { ContrastList } from './contrast-list.tsx';
import { LogoField } from './logo-field.tsx';
import { NearestOffer } from './nearest-offer.tsx';
import { Preview } from './preview.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useLogo } from './use-logo.ts';

/** The company's name, logo and colors, with a preview. */
export function BrandingForm({ organization }: { organization: MyOrganizationReply }) {
  const cache = useQueryClient();
  const logo = useLogo(organization.logo && imageAddress(organization.logo));
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: draftOf(organization),
    schema: corporatePatch,
    texts: {
      name: { label: 'Name', wrong: 'Enter your company’s name.' },
      bg_color: { label: 'Background', wrong: hexWanted },
      text_color: { label: 'Text on the background', wrong: hexWanted },
      button_color: { label: 'Button', wrong: hexWanted },
      'files.logo': { label: 'Logo', wrong: 'Choose another picture.' },
    },
    send: (call, body) => call(updateCorporate, { body: { ...body, ...logo.body } }, { files: logo.files }),
    done: 'Branding saved',
    resetTo: draftOf,
    onDone: (saved) => {
      cache.setQueryData(organizationQueries.mine().queryKey, { ...organization, ...saved });
      if (site.corporateMode) brand.wear(brandOf(saved));
      logo.keep();
    },
  });
  const { name, ...typed } = form.values;
  const colors = useLastValid({
    background: typed.bg_color,
    text: typed.text_color,
    button: typed.button_color,
  });
  const areValid = Object.values(typed).every((color) => colorPattern.test(color.trim()));
  const wrong = areValid ? contrastErrors(colors) : {};
  const unsaved = form.isDirty() || logo.changed;
  const mayWrite = organization.readOnlySince === null;
  const isReady = mayWrite && areValid && isReadable(colors) && (unsaved || organization.bg_color === null);
  const wear = ({ background, text, button }: BrandColors) =>
    form.setValues({ bg_color: background, text_color: text, button_color: button });
  const color = (field: keyof typeof typed) => {
    const { error, ...input } = form.getInputProps(field);
    return {
      ...input,
      id: field,
      value: typed[field],
      error: error ?? wrong[field],
      onPick: (hex: string) => form.setFieldValue(field, hex),
    };
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <PageTitle
          above={organization.name}
          actions={
            <>
              {unsaved && <UnsavedMark />}
              <Button
                disabled={!unsaved || busy}
                onClick={() => {
                  form.reset();
                  logo.discard();
                }}
              >
                Discard changes
              </Button>
              <span className={styles.wide}>
                <Button type="submit" variant="main" busy={busy} disabled={!isReady}>
                  Save branding
                </Button>
              </span>
            </>
          }
        >
          Branding
        </PageTitle>
        {!site.corporateMode && (
          <Note>
            Your brand appears in emails to your people and on every page of a corporate site. This site keeps
            its own branding.
          </Note>
        )}
        <FormTop problems={problems} refusal={refusal} />
        <div className={styles.columns}>
          <Panel title="Logo and colors" padded>
            <FormBody>
              <TextField id="name" label="Name" autoComplete="organization" {...form.getInputProps('name')} />
              <SignInLink identifier={organization.identifier} />
              <LogoField logo={logo} name={name} colors={colors} error={form.errors['files.logo']} />
              <ColorField
                label="Background"
                hint="Header, first screen, sign-in and emails. Pages stay light or dark."
                {...color('bg_color')}
              />
              <ColorField
                label="Text on the background"
                hint="Also used on buttons."
                {...color('text_color')}
              />
              <ColorField
                label="Button"
                hint="Also used for selected and live items, and for links."
                {...color('button_color')}
              />
              {areValid && !isReadable(colors) && (
                <NearestOffer from={colors} to={nearestBrand(colors)} onUse={wear} />
              )}
              <ContrastList colors={colors} />
              <p className={styles.small}>
                You can save once all three pass. Status colors, places and charts keep their own colors.
              </p>
            </FormBody>
          </Panel>
          <Preview name={name} logo={logo.address} colors={colors} />
        </div>
      </Stack>
      {/* On a phone the colors are far below the title's buttons. */}
      {unsaved && (
        <Dock
          action={
            <Button type="submit" variant="main" size={48} wide busy={busy} disabled={!isReady}>
              Save branding
            </Button>
          }
        >
          <UnsavedMark />
        </Dock>
      )}
      <LeaveGuard unsaved={unsaved}>Your branding changes aren’t saved yet.</LeaveGuard>
    </form>
  );
}

type Brand = Pick<MyOrganizationReply, 'name' | 'bg_color' | 'text_color' | 'button_color'>;

const hexWanted = 'Enter a # and six digits, like #0b2a3c.';

function draftOf({ name, bg_color, text_color, button_color }: Brand) {
  return {
    name,
    bg_color: bg_color ?? startColors.background,
    text_color: text_color ?? startColors.text,
    button_color: button_color ?? startColors.button,
  };
}

/** While a color is being typed the preview keeps the one before. */
function useLastValid(typed: BrandColors): BrandColors {
  const last = useRef<BrandColors>(startColors);
  const valid = (name: keyof BrandColors) => {
    const color = typed[name].trim();
    return colorPattern.test(color) ? color.toLowerCase() : last.current[name];
  };
  last.current = { background: valid('background'), text: valid('text'), button: valid('button') };
  return last.current;
}
