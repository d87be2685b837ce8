import { useState } from 'react'
import { useWords } from '../../pieces/front/words'

interface CopyButtonProps {
  /** What a reader hears: "Copy the number of …". */
  readonly label: string
  readonly text: string
}

/** Copies a text, and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { common } = useWords().words
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => 'the text stands there to be written down',
    )
  return (
    <>
      <button
        type="button"
        className="payment-copy"
        aria-label={label}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? common.copied : common.copy}
      </button>
      <span className="front-hidden" role="status">
        {isCopied && common.copied}
      </span>
    </>
  )
}
