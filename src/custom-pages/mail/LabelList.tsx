import PlusIcon from '@mui/icons-material/AddRounded'
import All from '@mui/icons-material/AllInboxOutlined'
import Archive from '@mui/icons-material/ArchiveOutlined'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import Delete from '@mui/icons-material/DeleteOutlined'
import Draft from '@mui/icons-material/DraftsOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Important from '@mui/icons-material/LabelImportantOutlined'
import Sent from '@mui/icons-material/SendOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import { useTranslate } from 'ra-core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { createMailLabel, labelColors, type MailLabel, removeMailLabel } from '../../contracts/mail'
import { call } from '../../providers/dataProvider/call'
import { Button, IconButton } from '../../ui/controls/Button'
import { ItemButton } from '../../ui/primitives/Item'
import { Input, Select } from '../../ui/primitives/inputs'
import { Row } from '../../ui/primitives/layout'
import { Pane } from '../../ui/primitives/Panes'
import { useConfirm } from '../../ui/theme/useConfirm'
import { useMailing } from './state/useMail'

/** System labels and the user's own, with unread counts. */
export function LabelList({ onChoose }: { readonly onChoose: (label: string) => void }) {
  const translate = useTranslate()
  const { labels, place, isPlain } = useMailing()
  const all = labels.data ?? []
  const getName = ({ id, type, name }: MailLabel) =>
    type === 'system' ? translate(`mail.folder.${id}`) : name
  return (
    <Pane as="nav" width={208} scrolls className="m-labels" aria-label={translate('mail.labels')}>
      <Select
        aria-label={translate('mail.labels')}
        value={place.label}
        onText={onChoose}
        options={all.map(label => [
          label.id,
          `${getName(label)}${label.unreadCount > 0 ? ` (${label.unreadCount})` : ''}`,
        ])}
      />
      <ul>
        {all.map(label => (
          <Row as="li" gap={1} key={label.id}>
            <ItemButton
              compact
              data-color={label.color ?? undefined}
              aria-current={label.id === place.label ? 'page' : undefined}
              onClick={() => onChoose(label.id)}
              start={label.type === 'system' ? labelIcons[label.id] : <span className="p-dot" />}
              title={<bdi>{getName(label)}</bdi>}
              end={label.unreadCount > 0 && <b>{label.unreadCount}</b>}
            />
            {label.type === 'custom' && !isPlain && <Remove label={label} />}
          </Row>
        ))}
      </ul>
      {!isPlain && <NewLabel />}
    </Pane>
  )
}

function Remove({ label: { id, name } }: { readonly label: MailLabel }) {
  const translate = useTranslate()
  const { http, act } = useMailing()
  const title = translate('mail.removeLabel', { name })
  const { ask, question } = useConfirm({
    title,
    text: translate('mail.removeLabelText'),
    yes: translate('mail.remove'),
    onYes: () => act(() => call(http, removeMailLabel, { query: { labelId: id } })),
  })
  return (
    <>
      <IconButton className="m-remove" aria-label={title} onClick={ask}>
        <RemoveIcon fontSize="inherit" />
      </IconButton>
      {question}
    </>
  )
}

/** Colours are assigned in turn. */
function NewLabel() {
  const translate = useTranslate()
  const { http, act, labels } = useMailing()
  const [name, setName] = useState<string | null>(null)
  const count = labels.data?.filter(({ type }) => type === 'custom').length ?? 0
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const color = labelColors[count % labelColors.length] ?? 'blue'
    if (!name?.trim()) return setName(null)
    const request = { body: { name, color }, key: crypto.randomUUID() }
    if (await act(() => call(http, createMailLabel, request))) setName(null)
  }
  if (name === null)
    return (
      <Button startIcon={<PlusIcon fontSize="small" />} onClick={() => setName('')}>
        {translate('mail.newLabel')}
      </Button>
    )
  return (
    <Row as="form" gap={1} onSubmit={event => void create(event)}>
      <Input
        compact
        value={name}
        maxLength={40}
        autoFocus
        aria-label={translate('mail.labelName')}
        placeholder={translate('mail.labelName')}
        onText={setName}
        onKeyDown={({ key }) => key === 'Escape' && setName(null)}
      />
      <Button type="submit">{translate('mail.add')}</Button>
    </Row>
  )
}

/** By label name. */
const labelIcons: Readonly<Record<string, ReactNode>> = {
  all: <All fontSize="small" />,
  inbox: <Inbox fontSize="small" />,
  starred: <Star fontSize="small" />,
  important: <Important fontSize="small" />,
  sent: <Sent fontSize="small" />,
  drafts: <Draft fontSize="small" />,
  archive: <Archive fontSize="small" />,
  trash: <Delete fontSize="small" />,
}
