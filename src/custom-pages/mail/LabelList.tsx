import PlusIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import type { MailLabel } from '../../domain/mail'
import { Button, IconButton } from '../../pieces/Button'
import { Confirm } from '../../pieces/confirmLater'
import { labelIcons } from './labelIcons'
import { useMailing } from './useMail'

interface LabelListProps {
  readonly onChoose: (label: string) => void
}

/** The system's labels and one's own, each with how much under it is unread. */
export function LabelList({ onChoose }: LabelListProps) {
  const translate = useTranslate()
  const { labels, place } = useMailing()
  const all = labels.data ?? []
  const nameOf = ({ id, type, name }: MailLabel) =>
    type === 'system' ? translate(`mail.folder.${id}`) : name
  return (
    <nav className="m-labels" aria-label={translate('mail.labels')}>
      <select
        aria-label={translate('mail.labels')}
        value={place.label}
        onChange={({ target }) => onChoose(target.value)}
      >
        {all.map(label => (
          <option key={label.id} value={label.id}>
            {nameOf(label)}
            {label.unreadCount > 0 && ` (${label.unreadCount})`}
          </option>
        ))}
      </select>
      <ul>
        {all.map(label => (
          <li key={label.id}>
            <button
              type="button"
              className="m-label"
              data-color={label.color ?? undefined}
              aria-current={label.id === place.label ? 'page' : undefined}
              onClick={() => onChoose(label.id)}
            >
              {label.type === 'system' ? labelIcons[label.id] : <span className="m-dot" />}
              <bdi>{nameOf(label)}</bdi>
              {label.unreadCount > 0 && <b>{label.unreadCount}</b>}
            </button>
            {label.type === 'custom' && <Remove label={label} />}
          </li>
        ))}
      </ul>
      <NewLabel />
    </nav>
  )
}

function Remove({ label: { id, name } }: { readonly label: MailLabel }) {
  const translate = useTranslate()
  const { calls, act } = useMailing()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <IconButton
        className="m-remove"
        aria-label={translate('mail.removeLabel', { name })}
        onClick={() => setIsAsking(true)}
      >
        <RemoveIcon fontSize="inherit" />
      </IconButton>
      {isAsking && (
        <Confirm
          title={translate('mail.removeLabel', { name })}
          text={translate('mail.removeLabelText')}
          yes={translate('mail.remove')}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            void act(() => calls.removeLabel(id))
          }}
        />
      )}
    </>
  )
}

const colors = ['blue', 'green', 'amber', 'red', 'violet', 'teal'] as const

/** A name is enough; the colours take turns. */
function NewLabel() {
  const translate = useTranslate()
  const { calls, act, labels } = useMailing()
  const [name, setName] = useState<string | null>(null)
  const count = labels.data?.filter(({ type }) => type === 'custom').length ?? 0
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const color = colors[count % colors.length] ?? 'blue'
    if (!name?.trim()) return setName(null)
    if (await act(() => calls.createLabel(name, color, crypto.randomUUID()))) setName(null)
  }
  if (name === null)
    return (
      <Button startIcon={<PlusIcon fontSize="small" />} onClick={() => setName('')}>
        {translate('mail.newLabel')}
      </Button>
    )
  return (
    <form onSubmit={event => void create(event)}>
      <input
        value={name}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: it was asked for with the button that stood here
        autoFocus
        aria-label={translate('mail.labelName')}
        placeholder={translate('mail.labelName')}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setName(null)}
      />
      <Button type="submit">{translate('mail.add')}</Button>
    </form>
  )
}
