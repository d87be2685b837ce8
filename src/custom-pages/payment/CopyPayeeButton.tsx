import { useState } from 'react'
import { useWords } from '../../ui/front/words'

interface CopyButtonProps {
  /** Accessible label: "Copy the number of …". */
  readonly label: string
  readonly text: string
}

/** Copies text with a confirmation. */
export function CopyPayeeButton({ label, text }: CopyButtonProps) {
  const { common } = useWords().words
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <button
        type="button"
        className="p-button p-soft"
        aria-label={label}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? common.copied : common.copy}
      </button>
      <span className="p-hidden" role="status">
        {isCopied && common.copied}
      </span>
    </>
  )
}
