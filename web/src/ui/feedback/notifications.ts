import { notifications } from '@mantine/notifications';
import { requestNotificationArea } from './notification-area.ts';

requestNotificationArea();

/** The library's notifications, with their area mounted. Import them from here only. */
export { notifications };
