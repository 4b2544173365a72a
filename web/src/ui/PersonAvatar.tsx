import { Avatar } from '@mantine/core';
import classes from './PersonAvatar.module.css';

/** White text is readable on each colour, in light and dark (WCAG 1.4.3). */
const COLOURS = ['brand.8', 'blue.9', 'cyan.9', 'teal.9', 'indigo.8', 'violet.8', 'grape.8'];

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
      variant="filled"
      color="initials"
      allowedInitialsColors={COLOURS}
      classNames={{ image: classes.photo ?? '' }}
      styles={{ placeholder: { fontSize: Math.max(12, 4 * Math.floor(size / 10)) } }}
      aria-hidden
    />
  );
}
