import { pageTexts } from '@chalkline/contract/page-texts.ts';
import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens around the domains: help, contact, the landing page, what is featured. */
export const showcaseScreens: readonly RouteObject[] = [
  screen('helpCenter', {
    title: pageTexts.helpCenter.title,
    section: 'helpCenter',
    load: async () => (await import('./help/help.screen.tsx')).HelpScreen,
  }),
  screen('contact', {
    title: pageTexts.contact.title,
    section: 'contact',
    load: async () => (await import('./contact/contact.screen.tsx')).ContactScreen,
  }),
  screen('terms', {
    title: pageTexts.terms.title,
    load: async () => (await import('./legal/terms.screen.tsx')).TermsScreen,
  }),
  screen('privacy', {
    title: pageTexts.privacy.title,
    load: async () => (await import('./legal/privacy.screen.tsx')).PrivacyScreen,
  }),
  screen('oldHome', {
    title: pageTexts.oldHome.title,
    load: async () => (await import('./old-home/old-home.screen.tsx')).OldHomeScreen,
  }),
  screen('featuredContent', {
    title: 'Featured content',
    frame: 'admin',
    accountTypes: ['admin'],
    load: async () => (await import('./featured/featured-content.screen.tsx')).FeaturedContentScreen,
  }),
];
