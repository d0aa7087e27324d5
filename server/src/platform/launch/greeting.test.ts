import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const site = { productName: 'Chalkline', publicUrl: 'https://compete.example.org', mail: null, stripe: null };

describe('the greeting', () => {
  it('warns about test payments outside of the demo, and only there', () => {
    const warned = greeting({ ...site, demo: false }, site.publicUrl, null);
    expect(warned).toContain('Payments are in test mode: STRIPE_SECRET_KEY isn’t set');
    expect(greeting({ ...site, demo: true }, site.publicUrl, null)).not.toContain('test mode');
    const stripe = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecrets: [], apiUrl: null };
    const real = greeting({ ...site, stripe, demo: false }, site.publicUrl, null);
    expect(real).not.toContain('test mode');
    expect(real).not.toContain('sk_live_1');
  });
});
