import { notifications } from '@mantine/notifications';
import { requestNotificationArea } from './notification-area.ts';

requestNotificationArea();

/** The library's, with its area drawn: notifications are shown through here and nowhere else. */
export { notifications };
