import Button from '@mui/material/Button'
import { UploadProgress } from '../../../fields/upload/UploadProgress'
import { useUpload } from '../../../fields/upload/useUpload'
import type { StoredFile } from '../../../kinds/file/data'
import { fileRules } from '../../../model/access/fileRules'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { useFilePick } from '../../../ui/controls/useFilePick'
import { MoveIcon } from './MoveIcon'
import type { OpenMove } from './openMoves'

interface PickButtonProps {
  readonly resource: Resource
  /** The file the transition requires. */
  readonly field: FieldModel
  readonly move: OpenMove
  /** The record's title, for screen readers. */
  readonly of: string
  readonly isPrimary: boolean
  /** A file exists and may be replaced. */
  readonly isThere: boolean
  readonly isBusy: boolean
  readonly isHeld: boolean
  readonly onPicked: (move: OpenMove, file: StoredFile) => void
}

/** A transition that requires one file: choosing or photographing it uploads it and makes the transition. */
export function PickButton({ resource, field, move, of, onPicked, ...props }: PickButtonProps) {
  const { isPrimary, isThere, isBusy, isHeld } = props
  const { translate, labels } = useTexts()
  const label = isThere ? translate('field.replaceFile') : labels.text(move.transition.label)
  const upload = useUpload({
    ...{ resource: resource.name, field, source: field.name },
    onStored: file => onPicked(move, file),
  })
  const isSending = upload.state.is === 'sending'
  const { open, input } = useFilePick(([file]) => file && void upload.send(file), {
    accept: fileRules(field).types.join(','),
    'aria-label': `${label}: ${of}`,
  })
  return (
    <div className={isThere ? 'w-pick w-pick-again' : 'w-pick'}>
      {input}
      <Button
        variant={isPrimary ? 'contained' : 'outlined'}
        color={isPrimary ? 'primary' : 'inherit'}
        className="w-move"
        startIcon={<MoveIcon transition={move.transition} />}
        loading={isBusy || isSending}
        loadingPosition="start"
        disabled={isHeld || move.reasons.length > 0}
        aria-description={[of, ...move.reasons].join('. ')}
        onClick={open}
      >
        {label}
      </Button>
      <UploadProgress {...upload} label={of} />
    </div>
  )
}
