import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { DepartureList } from './DepartureList.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';

const NOBODY = { person: '' };

export default function LeavingPage() {
  const [{ person }] = useAddress<'person'>(NOBODY);
  return person === '' ? <DepartureList /> : <DepartureScreen key={person} id={readId(person)} />;
}
