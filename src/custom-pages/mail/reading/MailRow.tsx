import AttachIcon from '@mui/icons-material/AttachFileRounded'
import ImportantIcon from '@mui/icons-material/LabelImportantOutlined'
import StarEmptyIcon from '@mui/icons-material/StarBorderRounded'
import StarIcon from '@mui/icons-material/StarRounded'
import { useTranslate } from 'ra-core'
import type { Mail } from '../../../contracts/mail'
import { useLanguage } from '../../../providers/backend/backendContext'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { Checkbox } from '../../../ui/primitives/inputs'
import { Chip, Count, Row, Stack, Text, type Tone } from '../../../ui/primitives/layout'
import { useMailing } from '../state/useMail'

interface MailRowProps {
  readonly mail: Mail
  readonly isOpen: boolean
  readonly isTicked: boolean
  readonly onTick: () => void
  readonly onOpen: () => void
}

/** A list row: sender, subject, excerpt, time. */
export function MailRow({ mail, isOpen, isTicked, onTick, onOpen }: MailRowProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { me, isPlain } = useMailing()
  const isOwn = mail.from.id === me.ID
  const names = mail.to.map(({ name }) => name).join(', ')
  const sender = isOwn ? translate('mail.toNames', { names: names || '…' }) : mail.from.name
  const count = mail.together?.length ?? 1
  const subject = mail.subject || translate('mail.noSubject')
  return (
    <li
      className="p-row p-below m-row"
      data-unread={mail.isUnread || undefined}
      data-open={isOpen || undefined}
    >
      {!isPlain && (
        <Checkbox
          checked={isTicked}
          aria-label={translate('mail.selectOne', { subject })}
          onChange={onTick}
        />
      )}
      <Star mail={mail} />
      <button
        type="button"
        className="p-grow"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <Stack as="span" gap={0}>
          <span className="p-row">
            <Text as="bdi" size="md" clip className="p-grow">
              {sender}
            </Text>
            {count > 1 && (
              <Count title={translate('mail.together', { number: count })}>
                {count}
                <span className="p-hidden">{translate('mail.together', { number: count })}</span>
              </Count>
            )}
            {mail.isUnread && <span className="p-hidden">{translate('mail.unread')}</span>}
            {mail.attachments.length > 0 && <AttachIcon fontSize="inherit" />}
            <Text as="time" size="xs" tone="secondary" dateTime={mail.createdAt}>
              {timeAgo(mail.createdAt, language)}
            </Text>
          </span>
          <span className="p-row">
            {mail.isImportant && <ImportantIcon className="m-important" fontSize="inherit" />}
            <Text as="bdi" size="md" clip>
              {subject}
            </Text>
          </span>
          <Text size="sm" tone="secondary" clip dir="auto">
            {mail.snippet}
          </Text>
          <LabelChips mail={mail} />
        </Stack>
      </button>
    </li>
  )
}

export function Star({ mail: { id, isStarred } }: { readonly mail: Mail }) {
  const translate = useTranslate()
  const { change, isPlain } = useMailing()
  if (isPlain) return null
  return (
    <button
      type="button"
      className="m-star"
      aria-pressed={isStarred}
      aria-label={translate('mail.star')}
      onClick={() => void change([id], { isStarred: !isStarred })}
    >
      {isStarred ? <StarIcon fontSize="small" /> : <StarEmptyIcon fontSize="small" />}
    </button>
  )
}

/** The user's labels of a mail, and its sending state. */
export function LabelChips({ mail: { labelIds, isSending } }: { readonly mail: Mail }) {
  const translate = useTranslate()
  const { labels } = useMailing()
  const own =
    labels.data?.filter(({ id, type }) => type === 'custom' && labelIds.includes(id)) ?? []
  if (own.length === 0 && !isSending) return null
  return (
    <Row as="span" wrap gap={1}>
      {isSending && <Chip tone="info">{translate('mail.sending')}</Chip>}
      {own.map(({ id, name, color }) => (
        <Chip key={id} tone={tones[color ?? ''] ?? 'info'}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </Row>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  green: 'success',
  amber: 'warning',
  red: 'error',
  violet: 'primary',
}
