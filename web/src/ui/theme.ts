import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** Mantine's side of the tokens: names and scales; the colors themselves are tokens.css. */
export const theme = createTheme({
  primaryColor: 'volt',
  primaryShade: 4,
  autoContrast: true,
  black: '#0f1214',
  colors: {
    volt: [
      '#faffe6',
      '#f3fccf',
      '#ebfda6',
      '#dfff70',
      '#d4ff3a',
      '#c2ee22',
      '#a6cf12',
      '#86a80c',
      '#5f780a',
      '#3b4a08',
    ],
    dark: [
      '#f6f5f1',
      '#b9bec2',
      '#8e969c',
      '#6c757c',
      '#2a3035',
      '#1e2327',
      '#161a1d',
      '#0f1214',
      '#0a0c0e',
      '#050607',
    ],
  },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '600' },
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '29em', sm: '48em', md: '64em', lg: '90em', xl: '187.5em' },
});

const shared = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-z-index-overlay': 'var(--z-drawer)',
};

/** Points Mantine's color variables at the tokens; both schemes, because the tokens switch themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
