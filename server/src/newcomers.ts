import type { WelcomeNewcomer } from './accounts/registrations/registrations.verify.service.ts';
import { welcomeFounder } from './organisations/company-registrations.service.ts';

/** What else becomes of whoever proves their address, in the order of the domains. */
export const newcomers: readonly WelcomeNewcomer[] = [welcomeFounder];
