import { Title } from '@mantine/core';

export default function LinkPreviewPage() {
  return <Title order={1}>Pré-visualização</Title>;
}
