import { IconUsersMinus } from '@tabler/icons-react';
import { Advice } from '#ui/feedback/Advice.tsx';

export function CoverageAdvice({
  warnings,
  title = 'Coverage',
}: {
  warnings: readonly string[];
  title?: string;
}) {
  return (
    <Advice
      tone="warning"
      icon={<IconUsersMinus size={18} />}
      title={title}
      points={warnings.map((text) => ({ key: text, text }))}
    />
  );
}
