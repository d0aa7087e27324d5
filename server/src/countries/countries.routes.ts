import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { listOfCountries } from './countries.service.ts';

export const countryRoutes: readonly Route[] = [serve(listCountries, async () => listOfCountries())];
