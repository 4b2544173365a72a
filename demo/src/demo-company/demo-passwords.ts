import passwords from './demo-passwords.json' with { type: 'json' };

// Sample data: invented platforms of an invented company. No password here opens anything.

export interface DemoPassword {
  platform: string;
  link: string;
  user: string;
  password: string;
  /** In base 32. */
  codeSecret?: string;
  daysOld: number;
  before?: { password: string; days: number };
  knownToLeaver?: true;
}

/** Strong and weak passwords, two equal ones, some old ones, two with one-time codes. */
export const DEMO_PASSWORDS = passwords as readonly DemoPassword[];
