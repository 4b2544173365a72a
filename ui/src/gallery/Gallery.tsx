import {
  Anchor,
  Divider,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { DIALOGS } from './dialogs.tsx';
import { FEEDBACK } from './feedback.tsx';
import { FORMS } from './forms.tsx';
import { FRAMES, IMPORT } from './frames.tsx';
import { PAGES } from './pages.tsx';
import type { Examples } from './sample.tsx';
import { CHARTS, PEOPLE, TEXT } from './small.tsx';
import { TABLES } from './tables.tsx';

/** The folders of the package, and the examples of each. */
const FOLDERS: Record<string, Examples> = {
  page: PAGES,
  text: TEXT,
  people: PEOPLE,
  feedback: FEEDBACK,
  dialog: DIALOGS,
  forms: FORMS,
  tables: TABLES,
  import: IMPORT,
  frames: FRAMES,
  charts: CHARTS,
};

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Colour scheme"
      data={SCHEMES}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as 'light' | 'dark')}
    />
  );
}

/** Every part in its states, for people who build screens. `npm run dev` serves it as /gallery.html. */
export function Gallery() {
  return (
    <Stack component="main" gap="xl" p="md">
      <Group justify="space-between">
        <Title order={1}>Gallery of parts</Title>
        <SchemeSwitch />
      </Group>
      <Group component="nav" aria-label="Folders">
        {Object.keys(FOLDERS).map((folder) => (
          <Anchor key={folder} href={`#${folder}`}>
            {folder}
          </Anchor>
        ))}
      </Group>
      {Object.entries(FOLDERS).map(([folder, examples]) => (
        <Stack component="section" key={folder} id={folder} aria-labelledby={`${folder}-title`}>
          <Title order={2} id={`${folder}-title`}>
            {folder}
          </Title>
          {examples.map(({ part, state, element }) => (
            <div key={`${part} ${state}`}>
              <Divider mb="sm" />
              <Text size="sm" c="dimmed" mb="xs">
                <code>{part}</code> {state}
              </Text>
              {element}
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
