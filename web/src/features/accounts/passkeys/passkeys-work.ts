/** Whether this browser has passkeys at this address: they need a name, not an IP address, and a safe connection. */
export function passkeysWork(): boolean {
  const { isSecureContext, location } = globalThis;
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext === true && 'PublicKeyCredential' in globalThis && !isNumber;
}

/** Loaded with the first passkey: nobody else needs it. */
export const loadCeremony = () => import('./ceremony.ts');
