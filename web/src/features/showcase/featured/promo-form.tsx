import { setPromo } from '@chalkline/contract/showcase/promo.endpoints.ts';
import { newPromo, type PromoSettings } from '@chalkline/contract/showcase/promo.schema.ts';
import { z } from 'zod';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { fieldOf, momentOf } from './local-moment.ts';
import { SpanFields } from './span-fields.tsx';

interface PromoFormProps {
  promo: PromoSettings | null;
  removing: boolean;
  onRemove: () => void;
}

/** Form values; the call takes timestamps, and null for empty fields. */
const typed = z.object({
  words: z.string().trim().min(1).max(160),
  link: z.string().trim().max(500),
  linkLabel: z.string().trim().max(40),
  startsAt: z.string(),
  endsAt: z.string(),
});

type Typed = z.output<typeof typed>;

function bodyOf({ words, link, linkLabel, startsAt, endsAt }: Typed, promo: PromoSettings | null) {
  return {
    words,
    link: link.trim() || null,
    linkLabel: linkLabel.trim() || null,
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
    seen: promo?.changedAt ?? null,
  };
}

/** Words, link and days of the line. */
export function PromoForm({ promo, removing, onRemove }: PromoFormProps) {
  const texts = {
    words: { label: 'Text', wrong: 'Enter one sentence of up to 160 characters.' },
    link: { label: 'Link', wrong: 'Enter a link like /help-center or https://example.org.' },
    linkLabel: { label: 'Link text', wrong: 'Enter both a link and its text.' },
    startsAt: { label: 'From', wrong: 'Enter a date and time.' },
    endsAt: { label: 'Until', wrong: 'Choose an end after the start.' },
  };
  const { form, ...rest } = useCallForm({
    initial: {
      words: promo?.words ?? '',
      link: promo?.link ?? '',
      linkLabel: promo?.linkLabel ?? '',
      startsAt: fieldOf(promo?.startsAt ?? null),
      endsAt: fieldOf(promo?.endsAt ?? null),
    },
    schema: typed,
    texts,
    also: (values) => misfits(values, promo, texts),
    send: (call, values) => call(setPromo, { body: bodyOf(values, promo) }),
    done: 'Banner saved',
    invalidates: [showcaseQueries.all],
  });
  return (
    <Form
      {...rest}
      action="Save"
      beside={
        promo && (
          <Button variant="danger" busy={removing} onClick={onRemove}>
            Remove banner
          </Button>
        )
      }
    >
      <TextField id="words" label="Text" {...form.getInputProps('words')} />
      <FieldGrid>
        <TextField
          id="link"
          label="Link"
          optional
          hint="A page on this site or another one."
          {...form.getInputProps('link')}
        />
        <TextField id="linkLabel" label="Link text" optional {...form.getInputProps('linkLabel')} />
        <SpanFields inputOf={form.getInputProps} />
      </FieldGrid>
    </Form>
  );
}

/** What the fields mean together, by the call's own schema. */
function misfits(values: Typed, promo: PromoSettings | null, texts: FieldTexts): Record<string, string> {
  const issues = newPromo.safeParse(bodyOf(values, promo)).error?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path }) => {
      const field = String(path[0]);
      return texts[field] ? [[field, texts[field].wrong]] : [];
    }),
  );
}
