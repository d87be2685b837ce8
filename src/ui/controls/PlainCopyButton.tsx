import { useState } from 'react'

interface PlainCopyButtonProps {
  readonly text: string
  readonly words: { readonly copy: string; readonly copied: string }
  /** Accessible label: "Copy the number of …". */
  readonly label?: string
  readonly className?: string
}

/** A copy button for pages without theme. */
export function PlainCopyButton({ text, words, label, className }: PlainCopyButtonProps) {
  const { isCopied, events } = useCopied(text)
  return (
    <>
      <button type="button" className={className} aria-label={label} {...events}>
        {isCopied ? words.copied : words.copy}
      </button>
      <span className="p-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}

/** Copies a text to the clipboard; `isCopied` until the button loses the focus. */
export function useCopied(text: string) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return { isCopied, events: { onClick: () => void copy(), onBlur: () => setCopied(false) } }
}
