import './reference.css'
import { useServerSettings } from '../../providers/backend/backendContext'
import { PlainCopyButton } from '../controls/PlainCopyButton'

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
  const href = number
    ? `https://wa.me/${number}?text=${encodeURIComponent(words.message)}`
    : `/contact-us?referencia=${id}`
  return (
    <div className="p-cluster s-reference">
      <span>{words.label}</span>
      <code dir="ltr">{id}</code>
      <PlainCopyButton text={id} words={words} />
      <a href={href} target="_blank" rel="noreferrer">
        {words.write}
      </a>
    </div>
  )
}
