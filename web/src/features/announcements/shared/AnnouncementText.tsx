import { Skeleton, Text } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Loaded with the first announcement, because most visits of the home page have none. */
const MarkdownText = lazy(() => import('./MarkdownText.tsx'));

/** The text of an announcement. It shows as it was typed if it can't be read as Markdown, such as 10,000 nested quotes. */
export function AnnouncementText({ text }: { text: string }) {
  const asTyped = () => (
    <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
      {text}
    </Text>
  );
  return (
    <CatchBoundary getResetKey={() => text} errorComponent={asTyped}>
      <Suspense fallback={<Skeleton height={48} />}>
        <MarkdownText text={text} />
      </Suspense>
    </CatchBoundary>
  );
}
