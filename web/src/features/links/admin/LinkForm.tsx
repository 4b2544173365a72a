import { readAddress } from '@intranet/contract/links/address.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconArrowBackUp, IconExternalLink, IconEye } from '@tabler/icons-react';
import { useEffect } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import type { Moments } from '#ui/moments.ts';
import { BlockedPreview } from './BlockedPreview.tsx';
import classes from './LinkForm.module.css';
import { LinkHistory } from './LinkHistory.tsx';
import { LinkStatus } from './LinkStatus.tsx';
import { failureText } from './labels.ts';
import { alsoListedBy, contextOf, fullLabel, type RegisteredLink } from './link-sections.ts';
import { OvertakenNote } from './OvertakenNote.tsx';
import { useLinkForm } from './use-link-form.ts';
import { usePreview } from './use-preview.ts';

export const fieldId = (name: string) => `link-${name}`;

const LIST = new Intl.ListFormat('pt-BR');

function whereShown(link: RegisteredLink): string {
  if (link.shownOn) return `Aparece em: ${link.shownOn}.`;
  if (link.menuOnly) return 'Aparece só no menu.';
  const others = alsoListedBy(link);
  return others.length > 0 ? `Aparece também em ${LIST.format(others)}.` : '';
}

interface Props {
  link: RegisteredLink;
  settings: LinkSettings;
  moments: Moments;
  shown: boolean;
  onUnsaved: (name: LinkName, unsaved: boolean) => void;
}

export function LinkForm({ link, settings, moments, shown, onUnsaved }: Props) {
  const { name } = link;
  const edit = useLinkForm(link, settings);
  const { form, unsaved } = edit;
  const preview = usePreview(name, (error) =>
    edit.setProblem(failureText('Não foi possível abrir a pré-visualização.', error)),
  );
  useEffect(() => {
    onUnsaved(name, unsaved);
    return () => onUnsaved(name, false);
  }, [onUnsaved, name, unsaved]);

  return (
    <Paper
      component="form"
      withBorder
      p={{ base: 'sm', xs: 'md' }}
      className={classes.form}
      data-shown={shown || undefined}
      aria-label={fullLabel(link)}
      noValidate
      onSubmit={form.onSubmit(edit.save)}
    >
      <Stack gap="xs">
        <LinkHead link={link} unsaved={unsaved} onUndo={edit.undo} />
        <AddressField link={link} edit={edit} preview={preview} />
        <ErrorArea message={edit.problem} />
        {preview.blockedPage && <BlockedPreview page={preview.blockedPage} />}
        {edit.overtaken && <OvertakenNote settings={settings} moments={moments} />}
        <LinkStatus link={link} settings={settings} moments={moments} />
        <LinkHistory
          settings={settings}
          moments={moments}
          pending={edit.pending}
          onRestore={edit.restore}
        />
      </Stack>
    </Paper>
  );
}

interface LinkHeadProps {
  link: RegisteredLink;
  unsaved: boolean;
  onUndo: () => void;
}

function LinkHead({ link, unsaved, onUndo }: LinkHeadProps) {
  const context = contextOf(link);
  const where = whereShown(link);
  return (
    <div className={classes.head}>
      {context && (
        <Text span size="sm" c="dimmed">
          {context} ›
        </Text>
      )}
      <Title order={3} size="h4">
        {link.label}
      </Title>
      {where && (
        <Text span size="sm" c="dimmed">
          {where}
        </Text>
      )}
      {unsaved && (
        <>
          <StateBadge tone="waiting">não salvo</StateBadge>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={onUndo}
          >
            Desfazer
          </Button>
        </>
      )}
    </div>
  );
}

interface AddressFieldProps {
  link: RegisteredLink;
  edit: ReturnType<typeof useLinkForm>;
  preview: ReturnType<typeof usePreview>;
}

function AddressField({ link, edit, preview }: AddressFieldProps) {
  const { name, field } = link;
  const { form } = edit;
  const withAddress = (use: (address: string) => void) => () => {
    edit.setProblem(null);
    const address = readAddress(edit.typed);
    if (address) use(address);
    else form.validate();
  };
  return (
    <div className={classes.field}>
      <TextInput
        className={classes.input}
        id={fieldId(name)}
        label="URL"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        readOnly={edit.pending}
        {...form.getInputProps(field)}
        onChange={(event) => {
          preview.forget();
          form.setFieldValue(field, event.currentTarget.value);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={edit.pending}>
          Salvar
        </Button>
        {link.opens === 'embedded' && (
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            loading={preview.pending}
            onClick={withAddress(preview.open)}
          >
            Pré-visualizar
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          onClick={withAddress((address) => window.open(address, '_blank', 'noopener,noreferrer'))}
        >
          Testar em nova aba
        </Button>
      </div>
    </div>
  );
}
