import { t } from '@intranet/contract/core/i18n/t.ts';
import { Advice } from '@intranet/ui/feedback/Advice.tsx';
import { IconUsersMinus } from '@tabler/icons-react';

interface Props {
  warnings: readonly string[];
  title?: string;
}

export function CoverageAdvice({ warnings, title = t('Coverage') }: Props) {
  return (
    <Advice
      tone="warning"
      icon={<IconUsersMinus size={18} />}
      title={title}
      points={warnings.map((text) => ({ key: text, text }))}
    />
  );
}
