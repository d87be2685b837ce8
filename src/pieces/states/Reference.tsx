import './reference.css'
import { useState } from 'react'
import { useServerSettings } from '../../providers/backendContext'

export interface ReferenceWords {
  /** With `{{id}}` filled in or not: the number stands behind it. */
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly write: string
  /** What a message begins with. */
  readonly message: string
}

/** The number of what went wrong: to be copied, or sent along with a message to a person. */
export function Reference({ id, words }: { readonly id: string; readonly words: ReferenceWords }) {
  const number = useServerSettings()?.whatsapp
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => 'the number stands there to be written down',
    )
  const href = number
    ? `https://wa.me/${number}?text=${encodeURIComponent(words.message)}`
    : `/contact-us?referencia=${id}`
  return (
    <div className="s-reference">
      <span>{words.label}</span>
      <code dir="ltr">{id}</code>
      <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {isCopied ? words.copied : words.copy}
      </button>
      <a href={href} target="_blank" rel="noreferrer">
        {words.write}
      </a>
      <span className="s-reference-said" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
