import { changeFeaturedItem } from '@chalkline/contract/showcase/featured.endpoints.ts';
import { type FeaturedItem, featuredPatch } from '@chalkline/contract/showcase/featured.schema.ts';
import { z } from 'zod';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FieldGrid } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { fieldOf, momentOf } from './local-moment.ts';
import { SpanFields } from './span-fields.tsx';

/** Form values; the call takes timestamps, and null for empty fields. */
const typed = z.object({ title: z.string().trim().max(120), startsAt: z.string(), endsAt: z.string() });

/** The title and the days of one featured thing. */
export function FeaturedDays({ item, onClose }: { item: FeaturedItem; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: {
      title: item.title ?? '',
      startsAt: fieldOf(item.startsAt),
      endsAt: fieldOf(item.endsAt),
    },
    schema: typed,
    texts: {
      title: { label: 'Title', wrong: 'Enter at most 120 characters.' },
      startsAt: { label: 'From', wrong: 'Enter a date and time.' },
      endsAt: { label: 'Until', wrong: 'Enter a date and time.' },
    },
    send: (call, { title, startsAt, endsAt }) => {
      const body = featuredPatch.parse({
        title: title.trim() || null,
        startsAt: momentOf(startsAt),
        endsAt: momentOf(endsAt),
      });
      return call(changeFeaturedItem, { params: { featuredItemId: item.id }, body });
    },
    invalidates: [showcaseQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal title="Edit title and dates" action="Save" onClose={onClose} {...rest}>
      <TextField
        id="title"
        label="Title"
        optional
        hint={item.thing ? `Replaces “${item.thing.name}”.` : undefined}
        {...form.getInputProps('title')}
      />
      <FieldGrid>
        <SpanFields inputOf={form.getInputProps} />
      </FieldGrid>
    </FormModal>
  );
}
