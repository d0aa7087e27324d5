import type { LeavingPosts } from '@chalkline/contract/accounts/leaving.schema.ts';
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx';

interface PostsChoiceProps {
  value: LeavingPosts;
  onChange: (value: LeavingPosts) => void;
}

/** What happens to the posts and comments of somebody who deletes their account. */
export function PostsChoice({ value, onChange }: PostsChoiceProps) {
  const radio = (posts: LeavingPosts) => ({
    name: 'posts',
    checked: value === posts,
    onChange: () => onChange(posts),
  });
  return (
    <ChoiceGroup id="posts" legend="Your posts and comments">
      <Radio
        label="Erase them"
        hint="Comments others wrote under your posts disappear too."
        {...radio('erased')}
      />
      <Radio
        label="Keep them as “Deleted member”"
        hint="Posts in groups and your comments stay, with their pictures but without your name. Posts on your profile and your likes are erased."
        {...radio('kept')}
      />
    </ChoiceGroup>
  );
}

/** For `useCallForm`. */
export const postsTexts = {
  posts: { label: 'Your posts and comments', wrong: 'Choose what happens to your posts and comments.' },
};
