import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

export const accountScreens: readonly RouteObject[] = [
  screen('login', {
    title: 'Sign in',
    frame: 'entrance',
    load: async () => (await import('./sign-in.screen.tsx')).SignInScreen,
  }),
  screen('register', {
    title: 'Register',
    frame: 'entrance',
    load: async () => (await import('./register.screen.tsx')).RegisterScreen,
  }),
  screen('verifyOtp', {
    title: 'Enter the code',
    frame: 'entrance',
    load: async () => (await import('./verify-email.screen.tsx')).VerifyEmailScreen,
  }),
  screen('resetPassword', {
    title: 'Choose a new password',
    frame: 'entrance',
    load: async () => (await import('./set-password.screen.tsx')).SetPasswordScreen,
  }),
  screen('loginOtpVerify', {
    title: 'Sign in with a code',
    frame: 'entrance',
    load: async () => (await import('./sign-in-code.screen.tsx')).SignInCodeScreen,
  }),
  screen('forgotPassword', {
    title: 'Forgot your password?',
    frame: 'entrance',
    load: async () => (await import('./forgot-password.screen.tsx')).ForgotPasswordScreen,
  }),
  screen('guest', {
    title: 'Continue as a guest',
    frame: 'bare',
    load: async () => (await import('./guest.screen.tsx')).GuestScreen,
  }),
  screen('oldLogin', {
    title: 'Old sign-in page',
    frame: 'entrance',
    load: async () => (await import('./old-login.screen.tsx')).OldLoginScreen,
  }),
];
