import { Avatar } from '@mantine/core';
import classes from './PersonAvatar.module.css';

/** White is readable on each, in light and dark (WCAG 1.4.3). */
const COLOURS = ['brand.8', 'blue.9', 'cyan.9', 'teal.9', 'indigo.8', 'violet.8', 'grape.8'];

/**
 * A person's photo; without one, or when it cannot be loaded, their initials on a colour that is
 * always the same for a name. It decorates: the name itself stands beside it or in a label.
 */
export function PersonAvatar({
  name,
  photo,
  size = 34,
}: {
  name: string;
  /** Where the photo is fetched; empty for none. */
  photo: string;
  /** In px. */
  size?: number;
}) {
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
      aria-hidden
    />
  );
}
