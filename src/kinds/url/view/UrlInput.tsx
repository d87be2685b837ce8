import Delete from '@mui/icons-material/DeleteOutlined'
import { useTranslate } from 'ra-core'
import type { InputProps } from '../../../fields/display/fieldView'
import { textInputWith } from '../../../fields/inputs/TextInput'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { useFormResource, useLiveRecord } from '../../../fields/record/liveRecord'
import { useMe, useSession } from '../../../providers/backend/backendContext'
import { Button } from '../../../ui/controls/Button'
import { ChangePhoto } from '../../../ui/photo/ChangePhoto'
import { Avatar } from '../../../ui/primitives/Avatar'
import { Row } from '../../../ui/primitives/layout'

const AddressInput = textInputWith({
  ...{ type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false },
  start: ({ field }, value) =>
    'portrait' in field.words &&
    typeof value === 'string' &&
    value !== '' && (
      <span className="f-start">
        <Avatar name="" photo={value} size={32} />
      </span>
    ),
})

/** An address; the photo of a user is uploaded. */
export function UrlInput(asked: InputProps) {
  const { name } = useFormResource()
  const isPhoto = 'portrait' in asked.field.words && name === 'users'
  return isPhoto ? <PhotoInput {...asked} /> : <AddressInput {...asked} />
}

/** People change their own photo; others may only remove it. */
function PhotoInput(asked: InputProps) {
  const translate = useTranslate()
  const { control } = useFieldInput(asked)
  const { key, title } = useFormResource()
  const { ID } = useMe()
  const { user } = useSession()
  const isOwn = useLiveRecord(record => record[key.name] === ID)
  const name = useLiveRecord(record => String(record[title[0] ?? ''] ?? ''))
  const stored = String(control.value ?? '')
  if (!isOwn && !stored) return null
  const photo = isOwn && stored ? String(user?.PHOTOURL ?? stored) : stored
  return (
    <Row wrap as="fieldset" className="f-group" gap={3}>
      <legend>{asked.label}</legend>
      <Avatar name={name} photo={photo} size={64} />
      {isOwn && <ChangePhoto />}
      {stored && (
        <Button color="inherit" startIcon={<Delete />} onClick={() => control.onChange(null)}>
          {translate('account.photo.remove')}
        </Button>
      )}
    </Row>
  )
}
