import './reference.css'
import { useState } from 'react'
import { useServerSettings } from '../../providers/backend/backendContext'

interface ReferenceWords {
  /** May contain `{{id}}`; otherwise the number follows. */
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly write: string
  /** Start of the message. */
  readonly message: string
}

/** Number of an error, to copy or to send to support. */
export function Reference({ id, words }: { readonly id: string; readonly words: ReferenceWords }) {
  const number = useServerSettings()?.whatsapp
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    )
  const href = number
    ? `https://wa.me/${number}?text=${encodeURIComponent(words.message)}`
    : `/contact-us?referencia=${id}`
  return (
    <div className="p-cluster s-reference">
      <span>{words.label}</span>
      <code dir="ltr">{id}</code>
      <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {isCopied ? words.copied : words.copy}
      </button>
      <a href={href} target="_blank" rel="noreferrer">
        {words.write}
      </a>
      <span className="p-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
