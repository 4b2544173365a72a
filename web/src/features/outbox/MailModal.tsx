import { Alert, Anchor, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from './api.ts';
import classes from './MailModal.module.css';

const ADDRESS = /(https?:\/\/\S+)/;

/** The text with its addresses as links, so that a mail of the demo can be acted on. */
function MailText({ text }: { text: string }) {
  const parts = text.split(ADDRESS);
  return (
    <Text component="div" size="sm" className={classes.text}>
      {parts.map((part, index) =>
        ADDRESS.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Anchor key={index} href={part} target="_blank" rel="noopener" inherit>
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

export function MailModal({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: mail, error } = useQuery(mailQuery(id));
  return (
    <Modal opened onClose={onClose} title={mail?.subject ?? 'Message'} size="lg">
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!mail && !error && <Skeleton height={240} />}
      {mail && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            To {mail.recipient}
          </Text>
          <MailText text={mail.text} />
        </Stack>
      )}
    </Modal>
  );
}
