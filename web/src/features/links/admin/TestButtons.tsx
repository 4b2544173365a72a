import { t } from '@intranet/contract/core/i18n/t.ts';
import { readAddress } from '@intranet/contract/links/address.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconEye } from '@tabler/icons-react';
import { failureText } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';
import type { useLinkForm } from './use-link-form.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  link: RegisteredLink;
  edit: ReturnType<typeof useLinkForm>;
}

export function TestButtons({ link, edit }: Props) {
  const { form, typed } = edit;
  const preview = usePreview({ name: link.name }, (error) =>
    edit.setProblem(failureText(t('Couldn’t open the preview.'), error)),
  );
  const withAddress = (use: (address: string) => void) => () => {
    edit.setProblem(null);
    const address = readAddress(typed);
    if (address) use(address);
    else form.validate();
  };
  return (
    <>
      <Group gap="xs">
        {link.opens === 'embedded' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            loading={preview.pending}
            onClick={withAddress(preview.open)}
          >
            {t('Preview address')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          onClick={withAddress((address) => window.open(address, '_blank', 'noopener,noreferrer'))}
        >
          {t('Test in a new tab')}
        </Button>
      </Group>
      {preview.blockedPage && preview.previewed === readAddress(typed) && (
        <Text size="sm" role="status">
          {t('The browser blocked the new tab.')}{' '}
          <Anchor href={preview.blockedPage} target="_blank" rel="noopener" inherit>
            {t('Open the preview')}
          </Anchor>
        </Text>
      )}
    </>
  );
}
