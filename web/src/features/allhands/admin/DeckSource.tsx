import { DECK_FILE, type DeckVersion } from '@intranet/contract/allhands/endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { FileChooser } from '@intranet/ui/forms/FileChooser.tsx';
import { Button, Group, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy } from '@tabler/icons-react';
import { type RefObject, useId, useState } from 'react';
import { LineText, type LineTextHandle } from './LineText.tsx';
import type { useNewDeck } from './use-new-deck.ts';
import { quarterAfter } from './versions.ts';

interface Props {
  deck: ReturnType<typeof useNewDeck>;
  newest: DeckVersion | undefined;
  lines: RefObject<LineTextHandle | null>;
}

export function DeckSource({ deck, newest, lines }: Props) {
  const { text, file, publishing, choose, duplicate, type } = deck;
  const [advanced, setAdvanced] = useState(false);
  const area = useId();
  const Chevron = advanced ? IconChevronUp : IconChevronDown;
  return (
    <>
      {text === '' && (
        <Group gap="sm">
          {newest && <Duplicate newest={newest} duplicate={duplicate} />}
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={advanced}
            aria-controls={area}
            rightSection={<Chevron size={16} aria-hidden />}
            onClick={() => setAdvanced(!advanced)}
          >
            {t('Advanced')}
          </Button>
        </Group>
      )}
      <Stack gap="md" id={area} display={advanced || text !== '' ? undefined : 'none'}>
        <FileChooser
          name={file}
          kind={DECK_FILE}
          invitation={t('Drop a JSON file here, or choose one.')}
          label={t('the deck')}
          secondary
          busy={choose.isPending || publishing.isPending}
          onChoose={(chosen) => choose.mutate(chosen)}
        />
        <LineText
          label={t('Deck JSON')}
          value={text}
          readOnly={publishing.isPending}
          onChange={type}
          handle={lines}
        />
      </Stack>
    </>
  );
}

interface DuplicateProps {
  newest: DeckVersion;
  duplicate: ReturnType<typeof useNewDeck>['duplicate'];
}

function Duplicate({ newest, duplicate }: DuplicateProps) {
  const { quarter } = newest;
  return (
    <Button
      w="fit-content"
      leftSection={<IconCopy size={18} aria-hidden />}
      loading={duplicate.isPending}
      onClick={() => duplicate.mutate(newest)}
    >
      {t('Duplicate {quarter} as {next}', {
        quarter: quarterText(quarter),
        next: quarterText(quarterAfter(quarter)),
      })}
    </Button>
  );
}
