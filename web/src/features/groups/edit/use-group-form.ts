import { type GroupReply, groupLengths } from '@chalkline/contract/groups/group.schema.ts';
import { createGroup, editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { useRef } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { useImageChoice } from './image-choice.tsx';
import { type Inside, useInside } from './inside-fields.tsx';

interface GroupFormOptions<Facts> {
  readonly type: 'group' | 'event' | 'activity' | 'challenge';
  /** The one that is changed. */
  readonly group: GroupReply | undefined;
  /** What the type adds, named as in the call. */
  readonly facts: Facts;
  readonly schema: Schema;
  readonly texts: FieldTexts | ((facts: Facts) => FieldTexts);
  readonly onDone: (saved: GroupReply) => void;
}

/** The form of a group of any type but a community: its name, description, picture and place, and what the type adds. */
export function useGroupForm<Facts extends object>(options: GroupFormOptions<Facts>) {
  const { type, group, facts, schema, texts, onDone } = options;
  const inside = useInside(group);
  const image = useImageChoice(group);
  // As it was when the form opened: read again meanwhile, it may hold changes that this form doesn't show.
  const version = useRef(group?.version ?? 0);
  const basics: Inside & { name: string; description: string } = {
    name: group?.name ?? '',
    description: group?.description ?? '',
    ...inside,
  };
  const { form, ...rest } = useCallForm({
    initial: { ...basics, ...facts },
    schema,
    texts: (values) => ({
      name: { label: 'Name', wrong: `Enter a name of up to ${groupLengths.name} characters.` },
      description: {
        label: 'Description',
        wrong: `Enter at most ${groupLengths.description} characters.`,
      },
      visibility: { label: 'Visibility', wrong: 'Choose one from the list.' },
      image: { label: 'Cover image', wrong: 'Choose a smaller image.' },
      ...(typeof texts === 'function' ? texts(values) : texts),
    }),
    also: (): Record<string, string> => (image.isTooLarge ? { image: 'Choose a smaller image.' } : {}),
    send: async (call, { communityId, ...values }) => {
      const body = { ...asSent(values), ...(await image.send(call)) };
      if (group) return call(editGroup, { body: { ...body, group_id: group.id, version: version.current } });
      const community = communityId && { community_id: communityId };
      return call(createGroup, { body: { ...body, type, ...community } });
    },
    done: `${type.slice(0, 1).toUpperCase()}${type.slice(1)} ${group ? 'saved' : 'created'}`,
    invalidates: [groupQueries.all],
    onDone: (saved) => {
      version.current = saved.version;
      onDone(saved);
    },
  });
  return { form, image, isNew: !group, rest };
}

/** The call brings files as well, so nothing is an empty text in it: every nullable fact takes one. Lists and objects are JSON. */
function asSent<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? ''),
    ]),
  ) as Values;
}
