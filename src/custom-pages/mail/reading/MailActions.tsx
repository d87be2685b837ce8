import ArchiveIcon from '@mui/icons-material/ArchiveOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import ImportantIcon from '@mui/icons-material/LabelImportantOutlined'
import ReadIcon from '@mui/icons-material/MarkEmailReadOutlined'
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined'
import { useTranslate } from 'ra-core'
import type { ComponentType } from 'react'
import type { Mail, MailFolder } from '../../../contracts/mail'
import { IconButton } from '../../../ui/controls/Button'
import { Select } from '../../../ui/primitives/inputs'
import { Row } from '../../../ui/primitives/layout'
import { useConfirm } from '../../../ui/theme/useConfirm'
import { useMailing } from '../state/useMail'

interface MailActionsProps {
  readonly mails: readonly Mail[]
  readonly onDone: () => void
}

export function MailActions({ mails, onDone }: MailActionsProps) {
  const { change, me } = useMailing()
  const those = mails.flatMap(each => each.together ?? [toEntry(each, me.ID)])
  const ids = those.map(({ id }) => id)
  const isDrafts = mails.some(({ folder }) => folder === 'drafts')
  const isArchived = mails.every(({ folder }) => folder === 'trash' || folder === 'archive')
  const isDeletable = mails.every(({ folder }) => folder === 'trash' || folder === 'drafts')
  const isUnread = mails.some(mail => mail.isUnread)
  const isImportant = mails.every(mail => mail.isImportant)
  const move = (folder: MailFolder) => () => {
    onDone()
    void change(ids, { folder })
  }
  /** Restores a sent mail to the sent folder. */
  const restore = () => {
    onDone()
    const some = (isOwn: boolean) => those.filter(each => each.isMine === isOwn).map(({ id }) => id)
    const [ownMails, receivedMails] = [some(true), some(false)]
    if (ownMails.length > 0) void change(ownMails, { folder: 'sent' })
    if (receivedMails.length > 0) void change(receivedMails, { folder: 'inbox' })
  }
  return (
    <Row wrap gap={0}>
      {!isDrafts && !isArchived && (
        <Action name="archiveIt" onClick={move('archive')} icon={ArchiveIcon} />
      )}
      {isArchived && <Action name="bringBack" onClick={restore} icon={InboxIcon} />}
      {isDeletable ? (
        <DeleteForever ids={ids} onDone={onDone} />
      ) : (
        !isDrafts && <Action name="deleteIt" onClick={move('trash')} icon={TrashIcon} />
      )}
      <Action
        name={isUnread ? 'markRead' : 'markUnread'}
        onClick={() => void change(ids, { isUnread: !isUnread })}
        icon={isUnread ? ReadIcon : UnreadIcon}
      />
      <Action
        name={isImportant ? 'markNormal' : 'markImportant'}
        onClick={() => void change(ids, { isImportant: !isImportant })}
        icon={ImportantIcon}
      />
      <LabelChoice mails={mails} />
    </Row>
  )
}

const toEntry = ({ id, from }: Mail, me: number) => ({ id, isMine: from.id === me })

interface ActionProps {
  readonly name: string
  readonly icon: ComponentType<{ fontSize: 'small' }>
  readonly onClick: () => void
}

const Action = ({ name, icon: Icon, onClick }: ActionProps) => (
  <IconButton title={useTranslate()(`mail.${name}`)} onClick={onClick}>
    <Icon fontSize="small" />
  </IconButton>
)

interface DeleteForeverProps extends Pick<MailActionsProps, 'onDone'> {
  readonly ids: readonly number[]
}

function DeleteForever({ ids, onDone }: DeleteForeverProps) {
  const translate = useTranslate()
  const { deleteForever } = useMailing()
  const { ask, question } = useConfirm({
    title: translate('mail.deleteForGood'),
    text: translate('mail.deleteForGoodText', { number: ids.length }),
    yes: translate('mail.deleteForGood'),
    onYes() {
      onDone()
      void deleteForever(ids)
    },
  })
  return (
    <>
      <Action name="deleteForGood" onClick={ask} icon={TrashIcon} />
      {question}
    </>
  )
}

/** Adds or removes a label; removes it if all mails have it. */
function LabelChoice({ mails }: { readonly mails: readonly Mail[] }) {
  const translate = useTranslate()
  const { labels, change } = useMailing()
  const own = labels.data?.filter(({ type }) => type === 'custom') ?? []
  if (own.length === 0) return null
  const isOn = (label: string) => mails.every(({ labelIds }) => labelIds.includes(label))
  const choose = (label: string) =>
    change(
      mails.flatMap(({ id, together }) => together?.map(each => each.id) ?? [id]),
      isOn(label) ? { removeLabel: label } : { addLabel: label },
    )
  return (
    <Select
      compact
      value=""
      aria-label={translate('mail.labelAs')}
      onText={text => void choose(text)}
      options={own.map(({ id, name }) => [id, isOn(id) ? `✓ ${name}` : name])}
    >
      <option value="" disabled>
        {translate('mail.labelAs')}
      </option>
    </Select>
  )
}
