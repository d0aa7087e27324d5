import { changeFeaturedItem } from '@chalkline/contract/showcase/featured.endpoints.ts';
import { type FeaturedItem, featuredPatch } from '@chalkline/contract/showcase/featured.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../platform/calls.ts';
import { useCallForm } from '../../../platform/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import { fieldOf, momentOf } from './local-moment.ts';

/** What is typed; the call takes moments and null where nothing stands. */
const typed = z.object({ title: z.string().trim().max(120), startsAt: z.string(), endsAt: z.string() });

/** The title and the days of one featured thing. */
export function FeaturedDays({ item, onClose }: { item: FeaturedItem; onClose: () => void }) {
  const cache = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: {
      title: item.title ?? '',
      startsAt: fieldOf(item.startsAt),
      endsAt: fieldOf(item.endsAt),
    },
    schema: typed,
    words: {
      title: { label: 'Title', wrong: 'Write at most 120 characters.' },
      startsAt: { label: 'From', wrong: 'Write a day and a time.' },
      endsAt: { label: 'Until', wrong: 'Write a day and a time.' },
    },
    send: ({ title, startsAt, endsAt }) => {
      const body = featuredPatch.parse({
        title: title.trim() || null,
        startsAt: momentOf(startsAt),
        endsAt: momentOf(endsAt),
      });
      return call(changeFeaturedItem, { params: { featuredItemId: item.id }, body });
    },
    done: () => {
      void cache.invalidateQueries({ queryKey: showcaseQueries.all });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Title and days"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="featured-days" variant="main" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id="featured-days" onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          <TextField
            id="title"
            label="Title"
            optional
            hint={item.thing ? `In place of “${item.thing.name}”.` : undefined}
            {...form.getInputProps('title')}
          />
          <FieldGrid>
            <TextField
              id="startsAt"
              type="datetime-local"
              label="From"
              optional
              hint="In your own time."
              {...form.getInputProps('startsAt')}
            />
            <TextField
              id="endsAt"
              type="datetime-local"
              label="Until"
              optional
              {...form.getInputProps('endsAt')}
            />
          </FieldGrid>
        </FormBody>
      </form>
    </Modal>
  );
}
