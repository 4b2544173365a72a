import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ImportLine } from '@intranet/contract/core/import.ts';
import { Button, Group, Paper, Radio, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './ImportQuestions.module.css';
import type { ImportAnswers } from './use-import-answers.ts';

interface Question {
  line: number;
  name: string;
  looksLike: string;
}

const YES = 'yes';
const NO = 'no';

function choiceOf(answer: boolean | undefined): string | null {
  if (answer === undefined) return null;
  return answer ? YES : NO;
}

interface Props {
  lines: readonly ImportLine[];
  answers: ImportAnswers;
}

/** Asks for each near name whether it means the same person (D66). Answered questions stay in place. */
export function ImportQuestions({ lines, answers }: Props) {
  const heading = useId();
  const questions = lines.flatMap(({ line, name, looks_like: looksLike }): Question[] =>
    looksLike === undefined ? [] : [{ line, name, looksLike }],
  );
  if (questions.length === 0) return null;
  const open = questions.filter(({ line }) => !answers.same.has(line));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3} size="h4" id={heading}>
            {t('Same person?')}
          </Title>
          {open.length > 1 && (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                answers.answer(
                  open.map(({ line }) => line),
                  true,
                )
              }
            >
              {t('Yes for all {count}', { count: open.length })}
            </Button>
          )}
        </Group>
        <div className={classes.list}>
          {questions.map((question) => (
            <SamePerson key={question.line} question={question} answers={answers} />
          ))}
        </div>
      </Stack>
    </Paper>
  );
}

interface SamePersonProps {
  question: Question;
  answers: ImportAnswers;
}

function SamePerson({ question: { line, name, looksLike }, answers }: SamePersonProps) {
  return (
    <Radio.Group
      label={t('Line {line}: {name} looks like {looksLike}.', { line, name, looksLike })}
      value={choiceOf(answers.same.get(line))}
      onChange={(value) => answers.answer([line], value === YES)}
    >
      <Group gap="8px 20px" mt={4}>
        <Radio value={YES} label={t('Yes, the same person')} />
        <Radio value={NO} label={t('No, somebody else')} />
      </Group>
    </Radio.Group>
  );
}
