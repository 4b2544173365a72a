import { uploadMonthlyImage as endpoint } from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES, monthName } from '@intranet/contract/communication/rules.ts';
import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { usePageUser } from '#core/session.ts';
import { imagesQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { type ShownYear, useYear } from '../years/use-year.ts';
import { YearBar } from '../years/YearBar.tsx';
import { MonthShot } from './MonthShot.tsx';
import { ShotGallery } from './ShotGallery.tsx';
import { ShotViewer } from './ShotViewer.tsx';

const CLOSED = { shot: '' };

/** The months up to the current one from the newest to January, then those to come. */
function newestFirst({ thisMonth, isPast }: ShownYear): number[] {
  const all = MONTH_NAMES.map((_, index) => index + 1);
  const passed = thisMonth ?? (isPast ? all.length : 0);
  return [...all.slice(0, passed).reverse(), ...all.slice(passed)];
}

function ShotsOfYear({ shown: shownYear }: { shown: ShownYear }) {
  const { year = 0, thisMonth, closed, site } = shownYear;
  const pictures = useQuery({ ...imagesQuery(year), enabled: year > 0 });
  const { data: images } = pictures;
  const { failed } = tableState(pictures, site);
  const isWriter = mayCall(endpoint, usePageUser().role);
  const mayWrite = isWriter && closed === null;
  const [address, setAddress] = useAddress(CLOSED);
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const onUnsaved = useCallback(
    (month: number, is: boolean) =>
      setUnsaved((all) => [...all.filter((one) => one !== month), ...(is ? [month] : [])]),
    [],
  );
  const months = newestFirst(shownYear);
  const shown = images?.find(({ month }) => month === readId(address.shot));

  const open = (month: number) => setAddress({ shot: String(month) }, { push: true });

  if (!images && failed) return <FailedState {...failed} />;
  return (
    <Stack gap="md">
      <ShotGallery
        images={months.flatMap((month) => images?.find((image) => image.month === month) ?? [])}
        onOpen={open}
      />
      {mayWrite ? (
        <Text size="sm" c="dimmed">
          {t('PNG, JPEG or WebP, up to 10 MB')}
        </Text>
      ) : (
        <ReadOnlyNote>{(isWriter && closed) || t('View only.')}</ReadOnlyNote>
      )}
      <Stack component="ul" gap={8} aria-label={t('Monthly shots')} aria-busy={!images}>
        {months.map((month) =>
          images ? (
            <MonthShot
              key={month}
              at={{ year, month }}
              image={images.find((image) => image.month === month)}
              isNow={month === thisMonth}
              mayWrite={mayWrite}
              onUnsaved={onUnsaved}
              onOpen={() => open(month)}
            />
          ) : (
            <li key={month}>
              <Skeleton height={44} radius="md" />
            </li>
          ),
        )}
      </Stack>
      {images && shown && (
        <ShotViewer
          images={images}
          shown={shown}
          onMove={(month) => setAddress({ shot: String(month) })}
          onClose={() => setAddress(CLOSED)}
        />
      )}
      <UnsavedGuard
        unsaved={unsaved.map((month) => ({
          label: t('Picture for {month}', { month: monthName(month) }),
          params: shownYear.params,
        }))}
      />
    </Stack>
  );
}

export function MonthlyShotsTab() {
  const shown = useYear();
  return (
    <Stack gap="md">
      <YearBar {...shown} />
      <ShotsOfYear key={shown.year} shown={shown} />
    </Stack>
  );
}
