import { changedFigures } from '@intranet/contract/allhands/changed-figures.ts';
import { type Deck, SECTION_IDS, type SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import type { DeckDraft } from '@intranet/contract/allhands/draft-endpoints.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStoredUser } from '#core/session.ts';
import { fieldName } from '../admin/field-names.ts';
import { allHandsKeys, discardDraft } from '../api.ts';
import { keepPreview, PREVIEW } from '../preview.ts';
import { Changes } from '../sections/Change.tsx';
import classes from './DeckEditor.module.css';
import { DeckPreview } from './DeckPreview.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import {
  type Editing,
  EditingContext,
  fieldId,
  ownTextLanguage,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './editing.ts';
import { type FieldProblem, findProblems, previewOf, sectionOf } from './find-problems.ts';
import { type Json, type JsonPath, valueAt } from './json.ts';
import { knownPartAt } from './known-parts.ts';
import { ProblemSections } from './ProblemSections.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SaveState } from './SaveState.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SectionNav } from './SectionNav.tsx';
import { useDraftEditor } from './use-draft-editor.ts';

const NO_ROOM = t('This browser has no room for a preview. You can still publish the deck.');

/** Moves the focus to a field, or to what contains it, once its section shows. */
function focusField(path: JsonPath): void {
  setTimeout(() => {
    // Problems of a whole list or chart belong to what contains it.
    const ids = path.map((_, index) => fieldId(path.slice(0, path.length - index)));
    const field = ids.map((id) => document.getElementById(id)).find(Boolean);
    field?.focus();
    // A list's problem is at its start.
    field?.scrollIntoView({ block: field.matches('fieldset') ? 'start' : 'center' });
  });
}

interface Props {
  draft: DeckDraft;
  /** True once another person has published or discarded the draft. */
  gone: boolean;
  section: SectionId;
  onSection: (id: SectionId) => void;
}

/** A quarter's draft: its sections, a form for one of them, and the slide beside it. */
export function DeckEditor({ draft, gone, section, onSection }: Props) {
  const quarter = quarterText(draft.quarter);
  const editor = useDraftEditor(draft, useStoredUser()?.username ?? '');
  const [language, setLanguage] = useState<TextLanguage>(ownTextLanguage);
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null);
  const [refused, setRefused] = useState(false);
  const navigate = useNavigate();
  const { content, dirty, conflict, saved } = editor;
  const receive = useEffectEvent(editor.receive);
  const settles = editor.saving || conflict !== null || asks !== null;
  // The server's newer versions arrive here, also while nobody types. A dialog asks about what it was opened with.
  useEffect(() => {
    if (!settles) receive(draft);
  }, [draft, settles]);
  const lose = useEffectEvent(editor.lose);
  // While a question is open, the draft may be gone because of its answer.
  useEffect(() => {
    if (gone && asks === null) lose();
  }, [gone, asks]);

  const settled = useDeferredValue(content);
  const problems = useMemo(() => findProblems(settled), [settled]);
  const preview = useMemo(() => previewOf(settled, language), [settled, language]);
  const bySection = new Map<SectionId, number>();
  for (const { path } of problems) {
    const id = sectionOf(path);
    bySection.set(id, (bySection.get(id) ?? 0) + 1);
  }
  const before = useMemo(
    () =>
      draft.previous && {
        quarter: draft.previous.quarter,
        deck: JSON.parse(draft.previous.text) as Json,
      },
    [draft.previous],
  );
  const changes = useMemo(
    () => (before && preview ? changedFigures(preview, before.deck as unknown as Deck) : undefined),
    [before, preview],
  );
  const editing: Editing = {
    draft: content,
    before,
    problems: new Map(problems.map(({ path, message }) => [path.join('.'), message])),
    language,
    readOnly: conflict !== null,
    edit: (path, value) => {
      editor.edit(path, value);
      const part = knownPartAt(content, path);
      if (part && valueAt(content, ['as_of', part])) editor.edit(['as_of', part], undefined);
    },
  };

  const showProblem = ({ path }: FieldProblem) => {
    const last = TEXT_LANGUAGES.find((one) => one === path.at(-1));
    if (last) setLanguage(last);
    onSection(sectionOf(path));
    focusField(last ? path.slice(0, -1) : path);
  };
  const refuse = ([first]: readonly FieldProblem[]) => {
    setRefused(true);
    if (first) showProblem(first);
  };
  const openPreview = async () => {
    if (problems.length > 0) refuse(problems);
    else if (!keepPreview({ deck: content as unknown as Deck, changes, section })) {
      notifyFailure(NO_ROOM);
    } else if (await editor.save()) {
      void navigate({ to: '/allhands', search: { quarter: PREVIEW }, ignoreBlocker: true });
    }
  };
  const publish = async () => {
    if (problems.length > 0) refuse(problems);
    else if (await editor.save()) setAsks('publish');
  };
  const leave = () => void navigate({ to: '/decks', ignoreBlocker: true });

  return (
    <PageShell
      width="full"
      title={t('{quarter} deck', { quarter })}
      back="/decks"
      description={<SaveState editor={editor} />}
      actions={
        <>
          <Button variant="subtle" color="gray" onClick={() => setAsks('discard')}>
            {t('Discard draft')}
          </Button>
          <Button variant="default" onClick={() => void openPreview()}>
            {t('Preview the deck')}
          </Button>
          <Button onClick={() => void publish()}>{t('Publish {quarter}', { quarter })}</Button>
        </>
      }
    >
      <UnsavedGuard
        unsaved={
          dirty
            ? [{ label: t('{quarter} deck', { quarter }), params: { draft: draft.quarter } }]
            : []
        }
      />
      <DraftNotices editor={editor} />
      {refused && <ProblemSections problems={problems} onShow={showProblem} />}
      <div className={classes.columns}>
        <SectionNav shown={section} problems={bySection} onSection={onSection} />
        <div className={classes.work}>
          <Stack component="section" gap="md" miw={0} aria-label={t('Figures and notes')}>
            <SegmentedControl
              aria-label={t('Language of the texts')}
              value={language}
              onChange={setLanguage}
              data={TEXT_LANGUAGES.map((value) => ({
                value,
                label: fieldName(value),
              }))}
              w="fit-content"
            />
            <EditingContext value={editing}>
              <SectionForm key={section} id={section} />
            </EditingContext>
          </Stack>
          <div className={classes.preview}>
            <Changes value={changes}>
              <DeckPreview id={section} deck={preview} />
            </Changes>
          </div>
        </div>
      </div>
      {asks === 'publish' && saved.version !== null && (
        <PublishDialog
          draft={draft}
          text={JSON.stringify(content)}
          version={saved.version}
          onPublished={leave}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'discard' && (
        <ConfirmDialog
          title={t('Discard the {quarter} draft?', { quarter })}
          action={t('Discard draft')}
          send={async () => {
            const reply = await discardDraft({
              quarter: draft.quarter,
              version: saved.version ?? draft.version,
            });
            leave();
            return reply;
          }}
          refresh={allHandsKeys.refresh}
          onClose={() => setAsks(null)}
        >
          {t('What was typed in this draft is deleted. Published decks stay.')}
        </ConfirmDialog>
      )}
    </PageShell>
  );
}

/** The section in the address; the first one for an unknown one. */
export const readSection = (text: string): SectionId =>
  SECTION_IDS.find((id) => id === text) ?? SECTION_IDS[0];
