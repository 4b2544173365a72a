import { z } from 'zod';
import { LEAVE_TYPES } from './leave-types.ts';

export const leaveTypeSchema = z.enum(LEAVE_TYPES, 'Choose a type of leave');
