import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import {
  Button,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  ThemeIcon,
  VisuallyHidden,
} from '@mantine/core';
import {
  IconAward,
  IconBabyCarriage,
  IconBeach,
  IconCake,
  IconExternalLink,
  IconHeartHandshake,
  IconHome,
  IconHorseToy,
  IconTargetArrow,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkQuery } from '#features/links/api.ts';
import { DocumentsSection } from './DocumentsSection.tsx';

/** The figures and texts of spec §9. */
const BENEFITS = [
  { Icon: IconHome, figure: t('R$ 105 per month'), text: t('Home-office allowance') },
  { Icon: IconBeach, figure: t('Up to 30 days'), text: t('Paid time off') },
  { Icon: IconBabyCarriage, figure: t('6 months'), text: t('Maternity leave') },
  { Icon: IconHorseToy, figure: t('20 days'), text: t('Paternity leave') },
  { Icon: IconHeartHandshake, figure: t('3 days'), text: t('Wedding leave') },
  { Icon: IconCake, figure: t('Your birthday'), text: t('Day off') },
  { Icon: IconAward, figure: t('Per deal'), text: t('Bonus') },
  { Icon: IconTargetArrow, figure: t('Quarterly and half-yearly'), text: t('Goal-based bonus') },
];

function OutsidePage() {
  const { data: link, error, isLoadingError, refetch } = useQuery(linkQuery('benefits'));
  if (isLoadingError) {
    const message = t('Couldn’t load “More about benefits”. {error}', { error: sentenceOf(error) });
    return <FailedState message={message} retry={() => void refetch()} />;
  }
  if (!link?.url) return null;
  return (
    <Button
      component="a"
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      {t('More about benefits')} <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
    </Button>
  );
}

export default function BenefitsPage() {
  return (
    <PageShell title={t('Benefits')} actions={<OutsidePage />}>
      <Stack gap="xl">
        <SimpleGrid
          cols={{ base: 1, sm: 2, lg: 4 }}
          spacing={{ base: 8, sm: 'md' }}
          renderRoot={(props) => <ul {...props} />}
        >
          {BENEFITS.map(({ Icon, figure, text }) => (
            <Paper key={`${figure} ${text}`} component="li" withBorder p="sm">
              <Group gap={12} wrap="nowrap">
                <ThemeIcon size={40} variant="light" aria-hidden>
                  <Icon size={22} />
                </ThemeIcon>
                <div>
                  <Text c="dimmed" fz="sm">
                    {text}
                  </Text>
                  <Text component="strong" inherit fw={600} lh={1.3}>
                    {figure}
                  </Text>
                </div>
              </Group>
            </Paper>
          ))}
        </SimpleGrid>
        <DocumentsSection />
      </Stack>
    </PageShell>
  );
}
