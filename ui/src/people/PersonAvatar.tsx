import { Avatar } from '@mantine/core';
import classes from './PersonAvatar.module.css';

export const INITIALS_COLOURS = ['brand', 'blue', 'cyan', 'indigo', 'violet', 'grape'];

interface Props {
  name: string;
  photo: string;
  /** In px. */
  size?: number;
}

/** A person's photo or initials. Decorative: the name appears beside it or in a label. */
export function PersonAvatar({ name, photo, size = 34 }: Props) {
  return (
    <Avatar
      name={name}
      src={photo || null}
      alt=""
      size={size}
      variant="light"
      color="initials"
      allowedInitialsColors={INITIALS_COLOURS}
      classNames={{ image: classes.photo ?? '' }}
      styles={{ placeholder: { paddingTop: 1, fontSize: Math.max(12, 4 * Math.floor(size / 10)) } }}
      aria-hidden
    />
  );
}
