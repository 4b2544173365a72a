import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterUserPage() {
  return (
    <PageShell title={t('Register New User')} back="/admin">
      <RegisterForm />
    </PageShell>
  );
}
