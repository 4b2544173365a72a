import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { RowEditActions } from '@intranet/ui/tables/row-edit/RowEditActions.tsx';
import { EditPasswordField, LinkField, PlatformField, UserField } from './EditFields.tsx';
import classes from './entries.module.css';
import { OvertakenNote } from './OvertakenNote.tsx';
import { useEdit } from './use-entry-edit.ts';

export function EditRow({ entry }: { entry: VaultEntry }) {
  const { save, cancel, pending, problem, overtaken, takeTheirs } = useEdit();
  return (
    <div className={classes.edit}>
      <div className={classes.fields}>
        <PlatformField inRow />
        <LinkField inRow />
        <UserField inRow />
        <EditPasswordField inRow />
        <div>
          <RowEditActions name={entry.platform} {...{ save, cancel, pending }} />
        </div>
      </div>
      {problem && <ErrorArea message={problem} />}
      {overtaken && <OvertakenNote theirs={overtaken} disabled={pending} onTake={takeTheirs} />}
    </div>
  );
}
