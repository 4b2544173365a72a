import { Anchor, type AnchorProps } from '@mantine/core';

const NEXT_NUMBER = /[/;,]/;
const EXTENSION = /[x#*]|ramal|ext|r/i;

/**
 * The address that a phone calls: the first number's digits, and its extension as RFC 3966 writes it.
 * Null if the number has no digits.
 */
export function phoneAddress(phone: string): string | null {
  const [first = ''] = phone.split(NEXT_NUMBER, 1);
  const [number = '', ...rest] = first.split(EXTENSION);
  const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
  const [digits, extension] = [digitsOf(number), digitsOf(rest.join(''))];
  if (digits === '') return null;
  const plus = number.trimStart().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits}${extension && `;ext=${extension}`}`;
}

export function EmailLink({ email, ...props }: AnchorProps & { email: string }) {
  return (
    <Anchor href={`mailto:${email}`} inherit {...props}>
      {email}
    </Anchor>
  );
}

export function PhoneLink({ phone, ...props }: AnchorProps & { phone: string }) {
  const address = phoneAddress(phone);
  if (address === null) return phone;
  return (
    <Anchor href={address} inherit style={{ whiteSpace: 'nowrap' }} {...props}>
      {phone}
    </Anchor>
  );
}
