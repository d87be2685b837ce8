import Close from '@mui/icons-material/CloseRounded'
import { useTranslate } from 'ra-core'
import { sizeText } from '../../../model/access/fileRules'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import type { MessageDraft } from '../state/draft'
import type { Uploading } from '../state/useChatUploads'

interface AttachedProps {
  readonly draft: MessageDraft
  readonly uploads: readonly Uploading[]
  readonly onChange: (next: (current: MessageDraft) => MessageDraft) => void
}

/** Attachments and card of a draft. */
export function Attached({ draft: { attachments, card }, uploads, onChange }: AttachedProps) {
  const apiAddress = useApiAddress()
  if (attachments.length + uploads.length === 0 && !card) return null
  const without = (removedId: string) =>
    onChange(current => ({
      ...current,
      attachments: current.attachments.filter(({ id }) => id !== removedId),
    }))
  return (
    <ul className="p-wrap ch-attached">
      {card && (
        <Chip
          name={`${card.label} ${card.title ?? ''}`}
          onRemove={() => onChange(current => ({ ...current, card: null }))}
        />
      )}
      {attachments.map(({ id, name, size, preview }) => (
        <Chip key={id} name={name} more={sizeText(size)} onRemove={() => without(id)}>
          {preview && <img src={apiAddress(preview)} alt="" />}
        </Chip>
      ))}
      {uploads.map(({ id, name, percent, cancel }) => (
        <Chip key={id} name={name} onRemove={cancel}>
          <progress max={100} value={percent} aria-label={name} />
        </Chip>
      ))}
    </ul>
  )
}

interface ChipProps {
  readonly name: string
  readonly more?: string
  readonly onRemove: () => void
  readonly children?: React.ReactNode
}

function Chip({ name, more, onRemove, children }: ChipProps) {
  const translate = useTranslate()
  return (
    <li>
      {children}
      <bdi>{name}</bdi>
      {more && <small>{more}</small>}
      <button type="button" aria-label={translate('chat.removeFile', { name })} onClick={onRemove}>
        <Close fontSize="inherit" />
      </button>
    </li>
  )
}
