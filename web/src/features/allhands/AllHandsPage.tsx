import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import {
  Button,
  Center,
  Group,
  Loader,
  Paper,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useStoredUser } from '#core/session.ts';
import classes from './AllHandsPage.module.css';
import { allHandsKeys, deckQuery, NO_PREVIEW } from './api.ts';
import { Deck } from './deck/Deck.tsx';
import { takeDeckLink } from './deck-link.ts';
import { keptPreview, PREVIEW } from './preview.ts';
import { Changes } from './sections/Change.tsx';
import { ReportProblems } from './sections/report/use-report-page.ts';

const PresenterPage = lazy(() => import('./presenter/PresenterPage.tsx'));

const ADDRESS_DEFAULTS = { quarter: '', presenter: '' };
/** The quarter is malformed, has no deck, or its deck can't be read. */
const NO_DECK_CODES = ['not_found', 'invalid_input', 'conflict'];

function Loading() {
  return (
    <Center mih="90dvh">
      <Loader />
      <VisuallyHidden role="status">{t('Loading the deck…')}</VisuallyHidden>
    </Center>
  );
}

function PreviewBar({ quarter }: { quarter: string }) {
  return (
    <Paper
      component="aside"
      withBorder
      shadow="sm"
      className={classes.bar}
      aria-label={t('Preview')}
      data-print="hide"
    >
      <Group gap="4px 12px" justify="center">
        <Text size="sm" fw={600}>
          {t('{quarter} preview: not published', { quarter: quarterText(quarter) })}
        </Text>
        <Button
          component={PageLink}
          to="/decks"
          search={{ draft: quarter, section: keptPreview()?.section }}
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t('Back to the form')}
        </Button>
      </Group>
    </Paper>
  );
}

/** The deck is not for visitors (D55). After signing in, the same address opens. */
function SignInFirst({ sentence }: { sentence: string }) {
  const next = window.location.pathname + window.location.search;
  return (
    <Center mih="90dvh" p="md">
      <Stack align="center" ta="center" maw={520}>
        <Title order={1}>{t('All Hands')}</Title>
        <Text role="alert">{sentence}</Text>
        <Button component={PageLink} to="/login" search={{ next }}>
          {t('Sign in')}
        </Button>
      </Stack>
    </Center>
  );
}

export default function AllHandsPage() {
  useState(takeDeckLink);
  const queryClient = useQueryClient();
  // A link that is opened over a refused deck changes only the fragment.
  useWindowEvent('hashchange', () => {
    if (takeDeckLink()) void allHandsKeys.refresh(queryClient);
  });
  const [{ quarter, presenter }, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const user = useStoredUser();
  const previewed = quarter === PREVIEW;
  const query = useQuery(deckQuery(quarter));
  const refused = previewed && user?.role !== 'admin';
  const data = refused ? undefined : query.data;
  const error = refused ? NO_PREVIEW : query.error;
  const show = (chosen: string) => setAddress({ quarter: chosen }, { push: true });

  const address = previewed ? PREVIEW : data?.deck.quarter;
  if (data && address && presenter) {
    return (
      <ReportProblems value={data.embed_problems}>
        <Changes value={data.changes}>
          <Suspense fallback={<Loading />}>
            <PresenterPage {...data} address={address} line={presenter} />
          </Suspense>
        </Changes>
      </ReportProblems>
    );
  }
  if (data && address) {
    return (
      <ReportProblems value={data.embed_problems}>
        {previewed && <PreviewBar quarter={data.deck.quarter} />}
        <Changes value={data.changes}>
          <Deck key={address} {...data} address={address} onQuarter={show} />
        </Changes>
      </ReportProblems>
    );
  }
  if (!error) return <Loading />;
  if (error instanceof CallError && error.code === 'unauthenticated') {
    return <SignInFirst sentence={sentenceOf(error)} />;
  }
  const none = error instanceof CallError && NO_DECK_CODES.includes(error.code);
  return (
    <Center mih="90dvh" p="md">
      <Stack align="center" ta="center" maw={520}>
        <Title order={1}>{none ? t('No deck') : t('All Hands')}</Title>
        {none ? (
          <>
            <Text role="alert">
              {error.code === 'invalid_input'
                ? t('There is no deck for {quarter}.', { quarter: quarterText(quarter) })
                : sentenceOf(error)}
            </Text>
            {quarter !== '' && (
              <Button onClick={() => show('')}>{t('Show the newest deck')}</Button>
            )}
          </>
        ) : (
          <LoadFailure title={t('Couldn’t load the deck')} query={query} />
        )}
      </Stack>
    </Center>
  );
}
