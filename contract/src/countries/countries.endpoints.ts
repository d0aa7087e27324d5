import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { countryReply } from './country.schema.ts';

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/countries',
  summary: 'All countries of ISO 3166-1, by name',
  access: 'public',
  signedOut: true,
  data: z.array(countryReply),
  errors: [],
});
