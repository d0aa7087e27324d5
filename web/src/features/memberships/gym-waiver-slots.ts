import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

interface OfGym {
  readonly subject: PaperSubjectName;
}

/** The waivers of a gym, which another feature brings. */
export interface MembershipSlots {
  /** For its administrators. */
  readonly waivers: ScreenSection<OfGym>;
  /** For its members. */
  readonly ownWaivers: ScreenSection<OfGym>;
}
