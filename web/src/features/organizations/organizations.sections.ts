import type { ComponentType } from 'react';
import { type ScreenSection, screenSection } from '../../platform/screen-section.ts';

/** In /edit-profile, for who belongs to one: what it sees, and leaving it. */
export const organizationSection = screenSection({
  key: 'organization',
  label: 'Organization',
  needs: 'organization',
  load: async () => (await import('./own/organization.section.tsx')).OrganizationSection,
});

/** On one's own page: what one's organization has, which other features list. */
export const ownOrganizationSection = (load: () => Promise<ComponentType>): ScreenSection =>
  screenSection({ key: 'own', label: 'Organization', load });
