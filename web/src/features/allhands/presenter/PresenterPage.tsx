import { SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { AllHands } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import {
  Alert,
  Button,
  Center,
  Group,
  Loader,
  SimpleGrid,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { focusableDisabled } from '../deck/DeckControls.tsx';
import { type DeckAction, useDeckKeys } from '../deck/deck-keys.ts';
import { FIRST, LAST, numberOf, sectionFrom } from '../deck/section-order.ts';
import { SECTION } from '../sections/sections.ts';
import type { Order, Shown } from './channel.ts';
import { NotesArea } from './NotesArea.tsx';
import classes from './PresenterPage.module.css';
import { Preview } from './Preview.tsx';
import { SectionList } from './SectionList.tsx';
import { Times } from './Times.tsx';
import { useTiming } from './timing.ts';
import { useDeckWindow } from './use-deck-window.ts';

const ADDRESS = { quarter: '', presenter: '' };

function Closed() {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {t(
        'The deck window is closed or shows something else. Open the deck there again to continue, or close this window.',
      )}
    </Alert>
  );
}

interface DeckData extends Omit<AllHands, 'embed_problems'> {
  address: string;
}

export default function PresenterPage({ line, ...data }: DeckData & { line: string }) {
  const { shown, there, drive } = useDeckWindow(line);
  const [, setAddress] = useAddress(ADDRESS);
  const quarter = shown?.quarter ?? data.address;
  const presenter = shown?.line ?? line;
  const elsewhere = quarter !== data.address;
  useEffect(() => {
    if (elsewhere || presenter !== line) setAddress({ quarter, presenter });
  }, [elsewhere, quarter, presenter, line, setAddress]);

  if (shown && !elsewhere) return <Presenter {...data} shown={shown} there={there} drive={drive} />;
  return (
    <Center mih="90dvh" p="md">
      {there ? <Loader /> : <Closed />}
      {there && <VisuallyHidden role="status">{t('Looking for the deck window…')}</VisuallyHidden>}
    </Center>
  );
}

interface PresenterProps extends DeckData {
  shown: Shown;
  there: boolean;
  drive: (order: Order) => void;
}

function Presenter({ deck, embeds, address, shown, there, drive }: PresenterProps) {
  const { section, black } = shown;
  const { now, timing, restart } = useTiming(section);
  const next = sectionFrom(section, 1);
  const go = (id: SectionId) => drive({ kind: 'go', section: id });
  const toggleBlack = () => drive({ kind: 'black', black: !black });
  const step = (by: number) => () => go(sectionFrom(section, by));
  const keys: Partial<Record<DeckAction, () => void>> = {
    next: step(1),
    down: step(1),
    previous: step(-1),
    up: step(-1),
    first: () => go(FIRST),
    last: () => go(LAST),
    black: toggleBlack,
  };
  useDeckKeys((action) => keys[action]?.());

  return (
    <Stack mih="100dvh" px="lg" pt="md" pb="lg">
      <Group component="header" justify="space-between" align="end" gap="sm">
        <div>
          <Text c="dimmed" size="sm">
            {t('{quarter} · section {section} of {length}', {
              quarter: quarterText(deck.quarter),
              section: numberOf(section),
              length: SECTION_IDS.length,
            })}
          </Text>
          <Title order={1}>{SECTION[section].title}</Title>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            {...focusableDisabled(section === FIRST)}
            onClick={step(-1)}
          >
            {t('Previous')}
          </Button>
          <Button
            rightSection={<IconChevronRight size={18} aria-hidden />}
            {...focusableDisabled(section === LAST)}
            onClick={step(1)}
          >
            {t('Next')}
          </Button>
          <Button variant="default" aria-pressed={black} onClick={toggleBlack}>
            {black ? t('Show the deck') : t('Black screen')}
          </Button>
        </Group>
      </Group>
      {!there && <Closed />}
      {black && there && <Alert role="status">{t('The deck’s screen is blanked.')}</Alert>}
      <div className={classes.body}>
        <Stack miw={0}>
          <Preview id={section} deck={deck} embeds={embeds} />
          <NotesArea quarter={address} section={section} />
        </Stack>
        <Stack component="aside" gap="lg" miw={0} aria-label={t('Next section and times')}>
          <SimpleGrid cols={{ base: 1, xl: 2 }}>
            <Stack gap="sm" miw={0}>
              <Text fw={600}>
                {section === LAST
                  ? t('This is the last section')
                  : t('Next: {title}', { title: SECTION[next].title })}
              </Text>
              {section !== LAST && <Preview id={next} deck={deck} embeds={embeds} />}
            </Stack>
            <Times timing={timing} now={now} restart={restart} />
          </SimpleGrid>
          <SectionList timing={timing} now={now} go={go} />
        </Stack>
      </div>
    </Stack>
  );
}
