import { expect, test } from 'vitest';
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { assertYearlyLimit } from './assert-yearly-limit.ts';

const t = useTestApp();
