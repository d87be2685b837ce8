import { useState } from 'react'
import type { ConfirmProps } from './Confirm'
import { LazyConfirm } from './confirmLater'

interface Question extends Pick<ConfirmProps, 'title' | 'text' | 'yes'> {
  /** The question stays until it has settled. */
  readonly onYes: () => unknown
}

/** A question before an irreversible action: `ask` opens it; `question` is drawn beside its button. */
export function useConfirm({ onYes, ...words }: Question) {
  const [state, setState] = useState<'asking' | 'acting'>()
  const close = () => setState(undefined)
  const act = () => {
    setState('acting')
    void Promise.resolve(onYes()).finally(close)
  }
  return {
    ask: () => setState('asking'),
    question: state && (
      <LazyConfirm {...words} isPending={state === 'acting'} onYes={act} onNo={close} />
    ),
  }
}
