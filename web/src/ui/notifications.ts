import { notifications } from '@mantine/notifications';
import { needNotifications } from './notifications-needed.ts';

needNotifications();

/** The library's, with its area drawn: notifications are shown through here and nowhere else. */
export { notifications };
