import { Text, TextInput } from '@mantine/core';
import { CopyTextButton } from '#ui/CopyTextButton.tsx';
import classes from './FeedSection.module.css';

export function NewFeedAddress({ url }: { url: string }) {
  return (
    <div role="status" className={classes.made}>
      <TextInput
        label="Address"
        value={url}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyTextButton text={url} label="Copy address" />
      </div>
      <Text size="sm">
        It is shown this once. <strong>Whoever has it can read this calendar</strong> without
        signing in: keep it to yourself. If it gets about, renew or remove it.
      </Text>
    </div>
  );
}
