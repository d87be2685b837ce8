import AttachIcon from '@mui/icons-material/AttachFileRounded'
import FoldIcon from '@mui/icons-material/ExpandLessRounded'
import { useTranslate } from 'ra-core'
import { type CSSProperties, Suspense } from 'react'
import type { Mail, MailAttachment, MailContact } from '../../../contracts/mail'
import { dateTime } from '../../../kinds/dateTime/data'
import { sizeText } from '../../../model/access/fileRules'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { Button, IconButton } from '../../../ui/controls/Button'
import { Avatar } from '../../../ui/primitives/Avatar'
import { Item } from '../../../ui/primitives/Item'
import { Row, Text } from '../../../ui/primitives/layout'
import { LoadingRows } from '../../../ui/states/Waiting'
import { plainLater } from '../../../ui/theme/plainLater'
import type { ReplyMode } from '../state/composeContent'
import { useMailing } from '../state/useMail'
import { frameHeight } from './frameHeight'
import { Star } from './MailRow'

interface LetterProps {
  readonly mail: Mail
  readonly onAnswer: (way: ReplyMode, mail: Mail) => void
  /** Set when the conversation has several mails. */
  readonly onFold?: () => void
}

/** A mail with sender, recipients, content, attachments and reply actions. */
export function MailLetter({ mail, onAnswer, onFold }: LetterProps) {
  const translate = useTranslate()
  const { isPlain } = useMailing()
  const { subject, message = '', attachments } = mail
  const height = { '--m-height': `${frameHeight(message)}px` } as CSSProperties
  return (
    <div className="p-column p-grow" style={onFold && height}>
      <Head mail={mail} {...(onFold && { onFold })} />
      <Suspense fallback={<LoadingRows />}>
        <BodyFrame html={message} title={subject || translate('mail.noSubject')} />
      </Suspense>
      {attachments.length > 0 && <Files files={attachments} />}
      {!isPlain && <Answers mail={mail} onAnswer={onAnswer} />}
    </div>
  )
}

function Answers({ mail, onAnswer }: Pick<LetterProps, 'mail' | 'onAnswer'>) {
  const translate = useTranslate()
  const { to, cc } = mail
  return (
    <Row as="footer" wrap pad={4}>
      <Button variant="outlined" onClick={() => onAnswer('reply', mail)} i18nKey="mail.reply" />
      {to.length + cc.length > 1 && (
        <Button variant="outlined" onClick={() => onAnswer('replyAll', mail)}>
          {translate('mail.replyAll')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => onAnswer('forward', mail)} i18nKey="mail.forward" />
    </Row>
  )
}

function Head({ mail, onFold }: Pick<LetterProps, 'mail' | 'onFold'>) {
  const { translate, language } = useTexts()
  const { from, to, cc, bcc, createdAt } = mail
  const fold = translate('mail.fold', { name: from.name })
  return (
    <header className="m-head">
      <Item
        start={<Avatar name={from.name} photo={from.avatar} />}
        title={<bdi>{from.name}</bdi>}
        sub={from.email && <bdi>{from.email}</bdi>}
        end={
          <>
            <Star mail={mail} />
            {onFold && (
              <IconButton title={fold} aria-expanded="true" onClick={onFold}>
                <FoldIcon fontSize="small" />
              </IconButton>
            )}
          </>
        }
      />
      <Text as="p" size="sm" tone="secondary" className="m-people">
        <time dateTime={createdAt}>{dateTime.print(createdAt, {}, language)}</time>
      </Text>
      <People name="to" people={to} />
      <People name="cc" people={cc} />
      <People name="bcc" people={bcc} />
    </header>
  )
}

function People({ name, people }: { name: 'to' | 'cc' | 'bcc'; people: readonly MailContact[] }) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <Text as="p" size="sm" tone="secondary" className="m-people">
      {translate(`mail.${name}`)}: <bdi>{people.map(each => each.name).join(', ')}</bdi>
    </Text>
  )
}

/** Addresses are signed again on each read. */
function Files({ files }: { readonly files: readonly MailAttachment[] }) {
  const translate = useTranslate()
  const apiAddress = useApiAddress()
  return (
    <Row as="ul" wrap pad={4} aria-label={translate('mail.attachments')}>
      {files.map(({ id, name, size, path }) => (
        <li key={id}>
          <a
            className="p-row p-box p-small"
            href={apiAddress(path)}
            target="_blank"
            rel="noreferrer"
          >
            <AttachIcon fontSize="small" />
            <bdi>{name}</bdi> <small>{sizeText(size)}</small>
          </a>
        </li>
      ))}
    </Row>
  )
}

/** Loaded with the first opened mail. */
const BodyFrame = plainLater(() => import('./BodyFrame'), 'BodyFrame')
