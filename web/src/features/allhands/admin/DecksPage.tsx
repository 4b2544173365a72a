import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { readSection } from '../editor/DeckEditor.tsx';
import { EditorScreen } from '../editor/EditorScreen.tsx';
import { DeckList } from './DeckList.tsx';

const ADDRESS_DEFAULTS = { draft: '', section: '' };

/** All decks, or the editor of one draft. */
export default function DecksPage() {
  const [{ draft, section }, setAddress] = useAddress<'draft' | 'section'>(ADDRESS_DEFAULTS);
  if (draft === '') {
    return <DeckList onDraft={(quarter) => setAddress({ draft: quarter }, { push: true })} />;
  }
  return (
    <EditorScreen
      key={draft}
      quarter={draft}
      section={readSection(section)}
      onSection={(id) => setAddress({ draft, section: id })}
    />
  );
}
