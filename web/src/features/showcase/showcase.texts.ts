import type { contactCodes, featuredCodes } from '@chalkline/contract/showcase/showcase.codes.ts';

type Code = keyof typeof contactCodes | keyof typeof featuredCodes;

export const showcaseTexts: Record<Code, string> = {
  already_featured: 'This is featured already.',
  featured_full: 'Everything that fits is featured. Remove something first.',
  not_public: 'Not everybody may see this, so it cannot be featured.',
  ends_before_it_starts: 'It ends before it begins.',

  form_stale: 'This page was open for too long, or not long enough. Send your message once more.',
  form_used: 'This message has been sent.',
  message_move_not_allowed: 'This is not possible in the message’s present state.',
};
