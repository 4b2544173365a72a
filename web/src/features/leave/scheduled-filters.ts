export const SCHEDULED_DEFAULTS = {
  name: '',
  area: '',
  position: '',
  type: '',
  status: '',
  approved: '',
  from: '',
  to: '',
  sort: 'start:desc',
};

export type ScheduledFilters = typeof SCHEDULED_DEFAULTS;
