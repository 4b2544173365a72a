import { CallError } from '@intranet/contract/core/call-error.ts';
import type { FileKind } from '@intranet/contract/core/endpoint.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadFile } from '../forms/load-file.ts';
import type { Refresh } from '../forms/use-save.ts';

/** An import sends the plan of its preview and fails if the plan has changed since. */
export type ImportStep = { mode: 'preview' } | { mode: 'import'; plan: string };
type Send<Plan> = (file: Blob, step: ImportStep) => Promise<Plan>;

interface Sending<Plan> {
  file: File;
  send: Send<Plan>;
}

/** True if the same file would fail again, so the user must choose another one. */
function isFinal(error: Error): boolean {
  if (!(error instanceof CallError)) return error instanceof UserFacingError;
  return error.code === 'invalid_file' || error.code === 'import_refused';
}

interface Options<Plan> {
  kind: FileKind;
  /** Must be stable; a new function previews the file again. */
  send: Send<Plan>;
  refresh: Refresh;
  onImported: (reply: Plan) => void;
}

/** Imports a file in two steps: a preview, then the import of that plan. */
export function useImport<Plan extends { plan: string }>(options: Options<Plan>) {
  const { kind, send, refresh, onImported } = options;
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  // Stays while an answer changes the preview, so that the page keeps its focus.
  const [shown, setShown] = useState<{ file: File; plan: Plan } | null>(null);
  const previewing = useMutation({
    mutationFn: (sent: Sending<Plan>) => sent.send(sent.file, { mode: 'preview' }),
    onSuccess: (reply, sent) => setShown({ file: sent.file, plan: reply }),
    // The reply may contain passwords, so it is not cached.
    gcTime: 0,
  });
  const { mutate: preview, reset: resetPreview } = previewing;
  const save = useMutation({
    mutationFn: ({ file: sent, send: by, plan }: Sending<Plan> & { plan: string }) =>
      by(sent, { mode: 'import', plan }),
    onSuccess: (reply) => {
      setFile(null);
      setShown(null);
      onImported(reply);
      return refresh(queryClient);
    },
    onError: (error, sent) => {
      // The plan has changed meanwhile, so the current one is shown.
      if (isFinal(error)) preview(sent);
    },
    gcTime: 0,
  });
  const choose = useMutation({
    mutationFn: (chosen: File) => loadFile(chosen, kind),
    onSuccess: (chosen) => {
      save.reset();
      setFile(chosen);
    },
    gcTime: 0,
  });
  useEffect(() => {
    if (file) preview({ file, send });
    else resetPreview();
  }, [file, send, preview, resetPreview]);

  const isShown = shown !== null && shown.file === file && !previewing.error;
  const plan = isShown ? shown.plan : undefined;
  const failure = choose.error ?? previewing.error ?? save.error;
  return {
    file,
    plan,
    imported: file ? undefined : save.data,
    failure,
    canRetry: failure !== null && !isFinal(failure),
    loading: choose.isPending || previewing.isPending,
    saving: save.isPending,
    choose: (chosen: File) => choose.mutate(chosen),
    /** Imports the plan, or previews the file again after a failure. */
    run: () => {
      if (!file) return;
      if (plan) save.mutate({ file, send, plan: plan.plan });
      else preview({ file, send });
    },
  };
}
