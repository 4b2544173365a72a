import { t } from '@intranet/contract/core/i18n/t.ts';
import { readAddress } from '@intranet/contract/links/address.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { startLinkPreview } from '../api.ts';
import { failureText } from './labels.ts';
import type { RegisteredLink } from './link-sections.ts';
import type { useLinkForm } from './use-link-form.ts';

const PREVIEW_PAGE = '/linkpreview';

/** Opens the tab before the request, because browsers block tabs long after the click. */
function usePreview(name: LinkName, onFailed: (error: unknown) => void) {
  const start = useMutation({
    mutationFn: ({ url }: { url: string; tab: Window | null }) => startLinkPreview({ name, url }),
    onSuccess: (_, { tab }) => tab?.location.replace(PREVIEW_PAGE),
    onError: (error, { tab }) => {
      tab?.close();
      onFailed(error);
    },
  });
  return {
    open: (url: string) => {
      const tab = window.open('', '_blank');
      if (tab) tab.document.title = t('Opening the preview…');
      start.mutate({ url, tab });
    },
    pending: start.isPending,
    /** Set if the browser blocked the tab; the page then shows a link. */
    blockedPage: start.isSuccess && !start.variables.tab ? PREVIEW_PAGE : null,
    previewed: start.variables?.url,
  };
}

interface Props {
  link: RegisteredLink;
  edit: ReturnType<typeof useLinkForm>;
}

export function TestButtons({ link, edit }: Props) {
  const { form, typed } = edit;
  const preview = usePreview(link.name, (error) =>
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
