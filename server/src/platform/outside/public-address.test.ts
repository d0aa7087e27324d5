import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

describe('an outgoing request', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/abc',
    'https://[2606:4700::1111]/abc',
  ])('may go to %s', (url) => {
    expect(isPublicUrl(url)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me:secret@fcm.googleapis.com/abc',
    'ftp://example.org/abc',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'https://localhost/abc',
    'https://printer/abc',
    'https://printer.local/abc',
    'https://metadata.google.internal/computeMetadata',
    'https://127.0.0.1/abc',
    'https://127.1/abc',
    'https://2130706433/abc',
    'https://0x7f000001/abc',
    'https://0177.0.0.1/abc',
    'https://0.0.0.0/abc',
    'https://10.0.0.8/abc',
    'https://100.64.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://172.16.3.4/abc',
    'https://172.31.255.255/abc',
    'https://192.168.1.1/abc',
    'https://198.18.0.1/abc',
    'https://224.0.0.1/abc',
    'https://255.255.255.255/abc',
    'https://[::1]/abc',
    'https://[::]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[::ffff:a9fe:a9fe]/abc',
    'https://[64:ff9b::7f00:1]/abc',
    'https://[fc00::1]/abc',
    'https://[fd12:3456::1]/abc',
    'https://[fe80::1]/abc',
    'https://[ff02::1]/abc',
    'https://[2002:7f00:1::]/abc',
    'https://[2001:0:7f00:1::]/abc',
    'https://①②⑦.⓪.⓪.①/abc',
    'nonsense',
    '',
  ])('never goes to %s', (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0', 'printer', ''])(
    'takes the address %s for none of the open internet',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
