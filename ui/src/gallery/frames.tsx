import type { ImportReply } from '@intranet/contract/core/import.ts';
import { Box } from '@mantine/core';
import { Embed } from '../frames/Embed.tsx';
import { EmbedFrame } from '../frames/EmbedFrame.tsx';
import { NewTabButton } from '../frames/NewTabButton.tsx';
import { ImportCard } from '../import/ImportCard.tsx';
import { ImportFailure } from '../import/ImportFailure.tsx';
import { nothing, Opener, SENTENCE, statesOf } from './sample.tsx';

const frame = (warning: { text: string; refuses: boolean } | null) => (
  <Box pos="relative" h={360}>
    <EmbedFrame title="Example report" url="about:blank" warning={warning} />
  </Box>
);

export const FRAMES = [
  ...statesOf('EmbedFrame', {
    shown: frame(null),
    'with a warning': frame({ text: 'The last check found a sign-in page.', refuses: false }),
    refused: frame({ text: 'The page forbids frames.', refuses: true }),
  }),
  ...statesOf('Embed', {
    'fills the window': (
      <Opener>
        {(close) => <Embed title="Example report" page={{ url: 'about:blank' }} onBack={close} />}
      </Opener>
    ),
  }),
  ...statesOf('NewTabButton', {
    ready: (
      <div>
        <NewTabButton href="about:blank" />
      </div>
    ),
  }),
];

const PLAN: ImportReply = {
  imported: false,
  plan: 'example',
  not_imported: ['Phone'],
  notices: ['Dates are read as day, month, year.'],
  lines: [
    { line: 2, name: 'João da Silva', action: 'create', details: ['Area People'] },
    {
      line: 3,
      name: 'Avila Prado',
      action: 'ask',
      details: ['Who is this?'],
      looks_like: 'Ávila Prado',
    },
    { line: 4, name: 'Zoë Gonçalves', action: 'wrong', details: ['Day 31/02/2026 doesn’t exist.'] },
  ],
};

export const IMPORT = [
  ...statesOf('ImportCard', {
    'any file shows an example': (
      <ImportCard
        title="Employees"
        about="Adds and changes employees."
        headers={['Name', 'Area']}
        send={async () => PLAN}
        refresh={async () => {}}
      />
    ),
  }),
  ...statesOf('ImportFailure', {
    'can be tried again': (
      <ImportFailure failure={new Error(SENTENCE)} canRetry retrying={false} retry={nothing} />
    ),
  }),
];
