import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Closes this tab; browsers may refuse if no page opened it. */
export function CloseTabButton() {
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const later = setTimeout(() => setRefused(true), 500);
    return () => clearTimeout(later);
  }, [asked]);
  return (
    <>
      <Button
        onClick={() => {
          window.close();
          setAsked(true);
        }}
      >
        Fechar esta aba
      </Button>
      <Text size="sm" role="status">
        {refused && 'O navegador não deixa a página fechar esta aba: feche-a você.'}
      </Text>
    </>
  );
}
