import { afterEach } from 'vitest';
import { forgetUser } from '#core/session.ts';

afterEach(forgetUser);
