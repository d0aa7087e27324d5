import { listCountries } from '@chalkline/contract/countries/countries.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { countries } from './countries.rules.ts';

export const countryRoutes: readonly Route[] = [serve(listCountries, async () => [...countries])];
