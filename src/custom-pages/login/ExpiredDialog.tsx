import { useEffect, useRef } from 'react'
import { useWords } from '../../pieces/front/words'

/** "Token caducado", once, over the sign-in page (product.md 8). */
export function ExpiredDialog({ onClose }: { onClose: () => void }) {
  const { words } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="expired-title"
      className="front-dialog"
      onClose={onClose}
    >
      <h2 id="expired-title">{words.auth.tokenExpired}</h2>
      <button type="button" className="front-button" onClick={() => dialog.current?.close()}>
        {words.auth.signInAgain}
      </button>
    </dialog>
  )
}
