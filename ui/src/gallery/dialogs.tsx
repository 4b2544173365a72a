import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { AnchoredCard } from '../dialog/AnchoredCard.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { QuestionDialog } from '../dialog/QuestionDialog.tsx';
import { SidePanel } from '../dialog/SidePanel.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { nothing, Opener, replyLater, SENTENCE, statesOf } from './sample.tsx';

const form = { pending: false, dirty: false, problem: null, onSubmit: nothing };

function Anchored() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div>
      <Button variant="default" onClick={(event) => setAnchor(event.currentTarget)}>
        Open
      </Button>
      {anchor && (
        <AnchoredCard anchor={anchor} title="Vacation" onClose={() => setAnchor(null)}>
          <Text size="sm">14–18 Dec, 5 days</Text>
        </AnchoredCard>
      )}
    </div>
  );
}

export const DIALOGS = [
  ...statesOf('Dialog', {
    'on a press': (
      <Opener>
        {(close) => (
          <Dialog title="Details" onClose={close}>
            Content
          </Dialog>
        )}
      </Opener>
    ),
  }),
  ...statesOf('SidePanel', {
    'on a press': (
      <Opener>
        {(close) => (
          <SidePanel title="Ana Reis" onClose={close}>
            Content
          </SidePanel>
        )}
      </Opener>
    ),
  }),
  ...statesOf('QuestionDialog', {
    dangerous: (
      <Opener>
        {(close) => (
          <QuestionDialog
            title="Delete the account?"
            action="Delete"
            onConfirm={close}
            onClose={close}
          >
            Its drafts are deleted too.
          </QuestionDialog>
        )}
      </Opener>
    ),
    harmless: (
      <Opener>
        {(close) => (
          <QuestionDialog
            title="Publish the deck?"
            action="Publish"
            danger={false}
            onConfirm={close}
            onClose={close}
          >
            Everyone can see it immediately.
          </QuestionDialog>
        )}
      </Opener>
    ),
  }),
  ...statesOf('ConfirmDialog', {
    'a second long': (
      <Opener>
        {(close) => (
          <ConfirmDialog
            title="Delete the account?"
            action="Delete"
            send={replyLater}
            refresh={async () => {}}
            onClose={close}
          >
            This can’t be undone.
          </ConfirmDialog>
        )}
      </Opener>
    ),
  }),
  ...statesOf('FormDialog', {
    empty: (
      <Opener>
        {(close) => (
          <FormDialog {...form} title="New entry" action="Save" onClose={close}>
            Fields
          </FormDialog>
        )}
      </Opener>
    ),
    refused: (
      <Opener>
        {(close) => (
          <FormDialog {...form} problem={SENTENCE} title="New entry" action="Save" onClose={close}>
            Fields
          </FormDialog>
        )}
      </Opener>
    ),
  }),
  ...statesOf('AnchoredCard', { 'on a press': <Anchored /> }),
];
