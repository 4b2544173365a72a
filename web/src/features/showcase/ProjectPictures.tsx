import { t } from '@intranet/contract/core/i18n/t.ts';
import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { Group, Text, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import classes from './ProjectPictures.module.css';
import { PICTURE_SIZE, type Project, pictureAddress } from './projects.ts';

const MOVE = 22;

export function ProjectPictures({ project: { id, title, pictures } }: { project: Project }) {
  const [current, setCurrent] = useState(0);
  /** The first interaction loads all pictures, so none appears empty. */
  const [wanted, setWanted] = useState(false);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const still = useReducedMotion();
  const scheme = useComputedColorScheme('light');
  const want = () => setWanted(true);
  const name = (index: number) =>
    t('Picture {number} of {count}', { number: index + 1, count: pictures.length });

  return (
    <section aria-label={t('Pictures of {title}', { title })} className={classes.pictures}>
      <Carousel
        role="presentation"
        emblaOptions={{ loop: true, duration: still ? 0 : MOVE }}
        controlSize={36}
        previousControlIcon={<IconChevronLeft size={20} aria-hidden />}
        nextControlIcon={<IconChevronRight size={20} aria-hidden />}
        previousControlProps={{ 'aria-label': t('Previous picture of {title}', { title }) }}
        nextControlProps={{ 'aria-label': t('Next picture of {title}', { title }) }}
        getEmblaApi={setEmbla}
        onSlideChange={setCurrent}
        onPointerEnter={want}
        onFocus={want}
        classNames={classes}
      >
        {pictures.map((shows, index) => (
          <Carousel.Slide key={shows} aria-label={name(index)} aria-hidden={index !== current}>
            <img
              {...PICTURE_SIZE}
              src={pictureAddress(id, index, scheme)}
              alt={shows}
              loading={wanted ? 'eager' : 'lazy'}
              draggable={false}
              className={classes.picture}
            />
          </Carousel.Slide>
        ))}
      </Carousel>
      {/* The library names its own indicators in English only. */}
      <Group
        role="tablist"
        aria-label={t('Pictures')}
        justify="center"
        gap={0}
        className={classes.dots}
      >
        {pictures.map((shows, index) => (
          <UnstyledButton
            key={shows}
            role="tab"
            aria-label={name(index)}
            aria-selected={index === current}
            className={classes.indicator}
            onClick={() => embla?.scrollTo(index)}
          />
        ))}
      </Group>
      <Text size="sm" c="dimmed" className={classes.caption} aria-live="polite">
        {pictures[current]}
      </Text>
    </section>
  );
}
