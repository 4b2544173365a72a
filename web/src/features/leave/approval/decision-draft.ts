export interface Decision {
  decision: 'approve' | 'reject';
  note: string;
}

export interface DecisionDraft {
  note: string;
  rejecting: boolean;
}

export const EMPTY_DRAFT: DecisionDraft = { note: '', rejecting: false };
