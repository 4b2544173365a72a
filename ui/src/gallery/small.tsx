import { Box } from '@mantine/core';
import { IconCheck, IconInbox } from '@tabler/icons-react';
import { ChartTooltip } from '../charts/ChartTooltip.tsx';
import { NameList } from '../people/NameList.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { CheckList } from '../text/CheckList.tsx';
import { CopyTextButton } from '../text/CopyTextButton.tsx';
import { Facts, Figure, Figures } from '../text/Facts.tsx';
import { IconTile } from '../text/IconTile.tsx';
import { Quote } from '../text/Quote.tsx';
import { statesOf } from './sample.tsx';

const LONG = 'https://example.com/a/very/long/address/that/has/no/space/and/must/break/somewhere';

export const TEXT = [
  ...statesOf('Facts', {
    'short values': (
      <Facts
        facts={[
          ['Area', 'People'],
          ['Position', 'Analyst'],
          ['Since', '2 Mar 2026'],
        ]}
      />
    ),
  }),
  ...statesOf('Figures', {
    'two figures': (
      <Figures>
        <Figure label="Balance" value="20.0 days" />
        <Figure label="Pending" value="5 days" quiet note="until 31 Dec" />
      </Figures>
    ),
  }),
  ...statesOf('Quote', { 'several lines': <Quote text={'First line.\nSecond line.'} /> }),
  ...statesOf('IconTile', {
    quiet: <IconTile icon={IconInbox} />,
    warning: <IconTile icon={IconCheck} warns />,
  }),
  ...statesOf('CheckList', {
    'a done and an open step': (
      <CheckList
        label="Next steps"
        items={[
          { key: 'mail', content: 'Send a test email', done: true },
          { key: 'backup', content: 'Make a backup', done: false, note: 'Every night.' },
        ]}
      />
    ),
  }),
  ...statesOf('CopyTextButton', { ready: <CopyTextButton text={LONG} label="Copy address" /> }),
];

export const PEOPLE = [
  ...statesOf('PersonAvatar', {
    initials: <PersonAvatar name="João da Silva" photo="" />,
    large: <PersonAvatar name="Zoë Gonçalves" photo="" size={64} />,
  }),
  ...statesOf('NameList', {
    one: <NameList names={['João da Silva']} />,
    many: <NameList names={['João da Silva', 'Ávila Prado', 'Zoë Gonçalves']} />,
  }),
];

const swatch = (colour: string) => <Box w={10} h={10} bg={colour} />;

export const CHARTS = statesOf('ChartTooltip', {
  'with a total': (
    <ChartTooltip
      title="November"
      values={[
        { key: 'vacation', swatch: swatch('brand.6'), label: 'Vacation', value: '12' },
        { key: 'day-off', swatch: swatch('blue.6'), label: 'Day Off', value: '3' },
      ]}
      total={{ label: 'Total', value: '15' }}
    />
  ),
});
