import {
  IconAward,
  IconBabyCarriage,
  IconBeach,
  IconCake,
  IconHeartHandshake,
  IconHome,
  IconHorseToy,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

const size = 24;

/** The figures and texts of spec §9. */
export const BENEFITS: readonly { icon: ReactNode; figure: string; text: string }[] = [
  { icon: <IconHome size={size} />, figure: 'R$ 105 per month', text: 'Home-office allowance' },
  { icon: <IconBeach size={size} />, figure: 'Up to 30 days', text: 'Paid time off' },
  { icon: <IconBabyCarriage size={size} />, figure: '6 months', text: 'Maternity leave' },
  { icon: <IconHorseToy size={size} />, figure: '20 days', text: 'Paternity leave' },
  { icon: <IconHeartHandshake size={size} />, figure: '3 days', text: 'Wedding leave' },
  { icon: <IconCake size={size} />, figure: 'Your birthday', text: 'Day off' },
  { icon: <IconAward size={size} />, figure: 'Per deal', text: 'Bonus' },
  {
    icon: <IconTargetArrow size={size} />,
    figure: 'Quarterly and semestral',
    text: 'Goal-based bonus',
  },
];
