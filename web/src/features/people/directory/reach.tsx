import { Anchor, type AnchorProps } from '@mantine/core';

/** Where people write the extension of a number. */
const EXTENSION = /\s*[x#*,;]\s*/i;

/** The address that a phone calls: digits, and the extension as RFC 3966 writes it. */
export function phoneAddress(phone: string): string {
  const [number = '', extension = ''] = phone.split(EXTENSION, 2);
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const plus = number.trimStart().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits(number)}${extension && `;ext=${digits(extension)}`}`;
}

export function EmailLink({ email, ...props }: AnchorProps & { email: string }) {
  return (
    <Anchor href={`mailto:${email}`} inherit {...props}>
      {email}
    </Anchor>
  );
}

export function PhoneLink({ phone, ...props }: AnchorProps & { phone: string }) {
  return (
    <Anchor href={phoneAddress(phone)} inherit style={{ whiteSpace: 'nowrap' }} {...props}>
      {phone}
    </Anchor>
  );
}
