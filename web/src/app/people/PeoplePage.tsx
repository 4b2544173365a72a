import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Department } from '#features/links/DepartmentPage.tsx';
import { DirectoryPage } from '#features/people/directory/DirectoryPage.tsx';
import { ProfilePage } from '#features/people/directory/ProfilePage.tsx';
import { AddPersonButton } from '#features/people/shared/AddPersonButton.tsx';
import { DirectoryCard } from './DirectoryCard.tsx';

const ADDRESS = { person: '', show: '' };

/** The cards of the department People, the directory, and a profile (D72). Routes take no path parameters (spec §2). */
export default function PeoplePage() {
  const [{ person, show }] = useAddress(ADDRESS);
  if (person !== '') return <ProfilePage key={person} id={readId(person)} />;
  if (show === DIRECTORY_SEARCH.show) return <DirectoryPage />;
  return (
    <Department action={<AddPersonButton />}>
      <DirectoryCard />
    </Department>
  );
}
