import Close from '@mui/icons-material/CloseRounded'
import { useTranslate } from 'ra-core'
import { sizeText } from '../../../model/access/fileRules'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { IconButton } from '../../../ui/controls/Button'
import { Chip, Row, Text } from '../../../ui/primitives/layout'
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
    <Row as="ul" wrap className="ch-attached">
      {card && (
        <FileChip
          name={`${card.label} ${card.title ?? ''}`}
          onRemove={() => onChange(current => ({ ...current, card: null }))}
        />
      )}
      {attachments.map(({ id, name, size, preview }) => (
        <FileChip key={id} name={name} more={sizeText(size)} onRemove={() => without(id)}>
          {preview && <img src={apiAddress(preview)} alt="" />}
        </FileChip>
      ))}
      {uploads.map(({ id, name, percent, cancel }) => (
        <FileChip key={id} name={name} onRemove={cancel}>
          <progress max={100} value={percent} aria-label={name} />
        </FileChip>
      ))}
    </Row>
  )
}

interface FileChipProps {
  readonly name: string
  readonly more?: string
  readonly onRemove: () => void
  readonly children?: React.ReactNode
}

function FileChip({ name, more, onRemove, children }: FileChipProps) {
  const translate = useTranslate()
  return (
    <li>
      <Chip>
        {children}
        <Text as="bdi" clip>
          {name}
        </Text>
        {more && <small>{more}</small>}
        <IconButton aria-label={translate('chat.removeFile', { name })} onClick={onRemove}>
          <Close fontSize="inherit" />
        </IconButton>
      </Chip>
    </li>
  )
}
