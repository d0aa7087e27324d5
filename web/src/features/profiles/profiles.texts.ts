import type { exportCodes, handleCodes, profileCodes } from '@chalkline/contract/profiles/profiles.codes.ts';

type Code = keyof typeof handleCodes | keyof typeof profileCodes | keyof typeof exportCodes;

export const profileTexts: Record<Code, string> = {
  handle_taken: 'Somebody has this handle, or gave it up not long ago. Take another.',
  handle_reserved: 'This word stands for the site itself. Take another.',
  handle_changed_lately: 'You changed your handle less than 30 days ago. It has to wait a little.',
  audience_too_wide: 'Under 16 your page is shown to your organization at most.',
  export_under_way: 'Your data is being collected already. We mail you when it is ready.',
  export_not_ready: 'The file is not ready yet. Try again in a moment.',
};
