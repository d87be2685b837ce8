import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../pieces/Button'
import { useMailing } from './useMail'

const UNDO_MS = 8000

interface SentProps {
  readonly id: number
  readonly onUndone: (id: number) => void
  readonly onDone: () => void
}

/** A mail is on its way, and may be called back for a moment. */
export function Sent({ id, onUndone, onDone }: SentProps) {
  const translate = useTranslate()
  const { calls, act } = useMailing()
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(finish, UNDO_MS - 500)
    return () => clearTimeout(timer)
  }, [])
  const undo = async () => {
    onDone()
    if (await act(() => calls.undo(id))) onUndone(id)
  }
  return (
    <div className="m-sent" role="status">
      {translate('mail.onItsWay')}
      <Button color="inherit" onClick={() => void undo()}>
        {translate('mail.undo')}
      </Button>
    </div>
  )
}
