'use client';
import { Button } from '@payloadcms/ui';
import type { DecisionKind } from '@vitrine/accounts/desk/desk-contract.ts';
import type { DeskWords } from './words.ts';

interface DecisionButtonsProps {
  words: DeskWords;
  /** Of whom is decided, in words: a name, or how many people. */
  whom: string;
  isBusy: boolean;
  onDecide: (kind: DecisionKind) => void;
}

const KINDS = ['approve', 'ask', 'decline'] as const satisfies readonly DecisionKind[];

/** The decisions there are, of one account or of many. */
export function DecisionButtons({ words: { queue }, whom, isBusy, onDecide }: DecisionButtonsProps) {
  return KINDS.map((kind) => (
    <Button
      key={kind}
      buttonStyle={kind === 'approve' ? 'primary' : 'secondary'}
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => onDecide(kind)}
      aria-label={queue.act[kind](whom)}
    >
      {queue[kind]}
    </Button>
  ));
}
