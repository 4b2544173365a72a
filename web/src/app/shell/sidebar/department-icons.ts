import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import {
  IconArrowsJoin,
  IconBriefcase,
  IconChartBar,
  IconDeviceDesktop,
  IconFolders,
  IconScale,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react';

export const DEPARTMENT_ICONS: Record<DepartmentId, typeof IconUsers> = {
  reports: IconChartBar,
  people: IconUsers,
  legal: IconScale,
  it: IconDeviceDesktop,
  mea: IconArrowsJoin,
  commercial: IconBriefcase,
  marketing: IconSpeakerphone,
  projects: IconFolders,
};
