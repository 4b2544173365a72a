import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import type { FormState } from '@intranet/ui/forms/use-save-form.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends Omit<FormState, 'dirty'> {
  title: string;
  foot?: ReactNode;
  about: ReactNode;
  action: string;
  secondary?: boolean;
  lang?: string | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

export function BareForm(props: Props) {
  const { title, foot, about, problem, action, pending, lang, onSubmit } = props;
  const { secondary = false, footer, children } = props;
  return (
    <BarePage title={title} foot={foot}>
      <form noValidate lang={lang} onSubmit={onSubmit}>
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {about}
          </Text>
          <ErrorArea message={problem} />
          {children}
          <Button
            type="submit"
            variant={secondary ? 'default' : 'filled'}
            loading={pending}
            fullWidth
          >
            {action}
          </Button>
          {footer}
        </Stack>
      </form>
    </BarePage>
  );
}
