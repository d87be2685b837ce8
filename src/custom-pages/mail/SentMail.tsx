import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { undoMail } from '../../contracts/mail'
import { call } from '../../providers/dataProvider/call'
import { Button } from '../../ui/controls/Button'
import { useMailing } from './state/useMail'

const UNDO_MS = 8000

interface SentProps {
  readonly id: number
  readonly onUndone: (id: number) => void
  readonly onDone: () => void
}

/** A sent mail, which can be taken back for a moment. */
export function SentMail({ id, onUndone, onDone }: SentProps) {
  const translate = useTranslate()
  const { http, act } = useMailing()
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(finish, UNDO_MS - 500)
    return () => clearTimeout(timer)
  }, [])
  const undo = async () => {
    onDone()
    if (await act(() => call(http, undoMail, { body: { mailId: id } }))) onUndone(id)
  }
  return (
    <div className="p-row m-sent" role="status">
      {translate('mail.onItsWay')}
      <Button color="inherit" onClick={() => void undo()}>
        {translate('mail.undo')}
      </Button>
    </div>
  )
}
