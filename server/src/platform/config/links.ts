import type { Environment } from './environment.ts';

/** Addresses outside the product. One without an address is not shown. */
export interface Links {
  readonly mainSite: string | null;
  readonly trainerSite: string | null;
  readonly terms: string | null;
  readonly privacy: string | null;
  readonly appStore: string | null;
  readonly playStore: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
  readonly youtube: string | null;
  readonly linkedin: string | null;
  readonly x: string | null;
}

export function linksFrom(given: Environment): Links {
  return {
    mainSite: given.MAIN_SITE_URL ?? null,
    trainerSite: given.TRAINER_SITE_URL ?? null,
    terms: given.TERMS_URL ?? null,
    privacy: given.PRIVACY_URL ?? null,
    appStore: given.APP_STORE_URL ?? null,
    playStore: given.PLAY_STORE_URL ?? null,
    facebook: given.FACEBOOK_URL ?? null,
    instagram: given.INSTAGRAM_URL ?? null,
    youtube: given.YOUTUBE_URL ?? null,
    linkedin: given.LINKEDIN_URL ?? null,
    x: given.X_URL ?? null,
  };
}
