import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

export const accountScreens: readonly RouteObject[] = [
  screen('login', {
    title: 'Sign in',
    frame: 'bare',
    load: async () => (await import('./sign-in.screen.tsx')).SignInScreen,
  }),
  screen('register', {
    title: 'Register',
    frame: 'bare',
    load: async () => (await import('./register.screen.tsx')).RegisterScreen,
  }),
  screen('verifyOtp', {
    title: 'Enter the code',
    frame: 'bare',
    load: async () => (await import('./verify-email.screen.tsx')).VerifyEmailScreen,
  }),
  screen('resetPassword', {
    title: 'Set your password',
    frame: 'bare',
    load: async () => (await import('./set-password.screen.tsx')).SetPasswordScreen,
  }),
];
