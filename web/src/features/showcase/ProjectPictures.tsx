import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  ActionIcon,
  Divider,
  Group,
  Text,
  UnstyledButton,
  useComputedColorScheme,
} from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './ProjectPictures.module.css';
import { PICTURE_SIZE, type Project, pictureAddress } from './projects.ts';

/** Pictures side by side, which are swiped, or shown by buttons, dots and arrow keys. */
export function ProjectPictures({ project: { id, title, pictures } }: { project: Project }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The first interaction loads all pictures, so none appears empty. */
  const [wanted, setWanted] = useState(false);
  const scheme = useComputedColorScheme('light');
  const want = () => setWanted(true);
  const name = (index: number) =>
    t('Picture {number} of {count}', { number: index + 1, count: pictures.length });

  /** After the last picture comes the first one. */
  const show = (index: number) => {
    const element = strip.current;
    const next = (index + pictures.length) % pictures.length;
    element?.scrollTo({ left: next * element.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'ArrowRight') show(current + 1);
    else return;
    event.preventDefault();
  };

  return (
    <section aria-label={t('Pictures of {title}', { title })} onPointerEnter={want} onFocus={want}>
      <ul
        ref={strip}
        aria-label={t('Pictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
        tabIndex={0}
        className={classes.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((shows, index) => (
          <li
            key={shows}
            aria-label={name(index)}
            aria-hidden={index !== current}
            className={classes.slide}
          >
            <img
              {...PICTURE_SIZE}
              src={pictureAddress(id, index, scheme)}
              alt={shows}
              loading={wanted ? 'eager' : 'lazy'}
              className={classes.picture}
            />
          </li>
        ))}
      </ul>
      <Divider />
      <Group justify="space-between" gap={0} px={8} onKeyDown={onKeyDown}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('Previous picture of {title}', { title })}
          onClick={() => show(current - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Group role="tablist" aria-label={t('Pictures')} gap={0}>
          {pictures.map((shows, index) => (
            <UnstyledButton
              key={shows}
              role="tab"
              aria-label={name(index)}
              aria-selected={index === current}
              className={classes.indicator}
              onClick={() => show(index)}
            />
          ))}
        </Group>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('Next picture of {title}', { title })}
          onClick={() => show(current + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {/* Two lines high, so longer captions move nothing. */}
      <Text size="sm" c="dimmed" mih="3.5em" px="md" ta="center" aria-live="polite">
        {pictures[current]}
      </Text>
      <Divider />
    </section>
  );
}
