import { z } from 'zod';
import { DEDUCTION_TYPES, LEAVE_TYPES } from './leave-types.ts';

export const leaveTypeSchema = z.enum(LEAVE_TYPES, 'Choose a type of leave');
export const deductionTypeSchema = z.enum(DEDUCTION_TYPES, 'Choose a leave type');
