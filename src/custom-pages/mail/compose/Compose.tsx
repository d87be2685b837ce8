import AttachIcon from '@mui/icons-material/AttachFileRounded'
import Restore from '@mui/icons-material/CloseFullscreenRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import Minimise from '@mui/icons-material/MinimizeRounded'
import Full from '@mui/icons-material/OpenInFullRounded'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { mailContacts, sendMail, uploadMailFile } from '../../../contracts/mail'
import { sizeText } from '../../../model/access/fileRules'
import { useCall } from '../../../providers/backend/useCall'
import { useErrorWords } from '../../../providers/backend/useErrorWords'
import { call, upload } from '../../../providers/dataProvider/call'
import { Button, IconButton, WriteButton } from '../../../ui/controls/Button'
import { useFilePick } from '../../../ui/controls/useFilePick'
import { Chip, Row, Stack, Text } from '../../../ui/primitives/layout'
import type { ComposeContent } from '../state/composeContent'
import { type MailWriting, useDraft } from '../state/useDraft'
import type { Mailing } from '../state/useMail'
import { Recipients } from './Recipients'
import { RichText } from './RichText'

interface ComposeProps {
  readonly beginning: ComposeContent
  readonly mailing: Mailing
  readonly onClose: () => void
  readonly onSent: (id: number) => void
}

/** Compose window; full screen on phones. */
export function Compose({ beginning, mailing, onClose, onSent }: ComposeProps) {
  const translate = useTranslate()
  const [size, setSize] = useState<Size>('window')
  const [hasMore, setHasMore] = useState(beginning.cc.length + beginning.bcc.length > 0)
  const errorText = useErrorWords()
  const { writing, change, state, problem, save, discard } = useDraft(beginning, mailing)
  const { http, root, act, refresh } = mailing
  const { data: known } = useCall(mailContacts, {}, { queryKey: [...root, 'contacts'] })
  const send = async () => {
    const id = await save()
    if (id !== null && (await act(() => call(http, sendMail, { body: { mailId: id } })))) onSent(id)
  }
  const close = async () => {
    if ((state === 'changed' || state === 'failed') && (await save()) === null) return
    onClose()
    void refresh()
  }
  const recipients = (name: 'to' | 'cc' | 'bcc') => (
    <Recipients
      label={translate(`mail.${name}`)}
      people={known?.contacts ?? []}
      value={writing[name]}
      onChange={value => change({ [name]: value })}
    />
  )
  const title = writing.subject || translate('mail.write')
  return (
    <section
      className="p-column m-compose"
      data-size={size}
      role="dialog"
      aria-label={translate('mail.write')}
    >
      <WindowBar title={title} size={size} onSize={setSize} onClose={() => void close()} />
      <div className="p-stack m-compose-fields">
        <Row align="end">
          <Stack grow>{recipients('to')}</Stack>
          {!hasMore && <Button onClick={() => setHasMore(true)}>{translate('mail.ccBcc')}</Button>}
        </Row>
        {hasMore && recipients('cc')}
        {hasMore && recipients('bcc')}
        <input
          className="p-bare p-below m-subject"
          value={writing.subject}
          maxLength={200}
          aria-label={translate('mail.subject')}
          placeholder={translate('mail.subject')}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </div>
      <RichText html={beginning.message} onChange={message => change({ message })} />
      <Attached writing={writing} change={change} />
      <div className="p-bar p-above">
        <WriteButton
          variant="contained"
          disabled={writing.to.length + writing.cc.length + writing.bcc.length === 0}
          onClick={() => void send()}
          i18nKey="mail.send"
        />
        <Attach mailing={mailing} writing={writing} change={change} />
        <Text
          size="xs"
          tone={state === 'failed' ? 'error' : 'secondary'}
          className="p-grow"
          role="status"
        >
          {state === 'failed'
            ? errorText(problem)
            : stateWords[state] && translate(`mail.${stateWords[state]}`)}
        </Text>
        <IconButton
          title={translate('mail.discard')}
          onClick={() => {
            onClose()
            void act(discard)
          }}
        >
          <TrashIcon fontSize="small" />
        </IconButton>
      </div>
    </section>
  )
}

type Size = 'window' | 'small' | 'full'

const stateWords = { new: '', changed: 'saving', saving: 'saving', saved: 'saved', failed: '' }

interface WindowBarProps {
  readonly title: string
  readonly size: Size
  readonly onSize: (size: Size) => void
  readonly onClose: () => void
}

/** Title and size of the window. */
function WindowBar({ title, size, onSize, onClose }: WindowBarProps) {
  const translate = useTranslate()
  const small = translate(size === 'small' ? 'mail.restore' : 'mail.minimise')
  const full = translate(size === 'full' ? 'mail.restore' : 'mail.fullScreen')
  return (
    <div className="p-bar">
      <h2 className="p-clip">
        <bdi>{title}</bdi>
      </h2>
      <IconButton title={small} onClick={() => onSize(size === 'small' ? 'window' : 'small')}>
        {size === 'small' ? <Full fontSize="small" /> : <Minimise fontSize="small" />}
      </IconButton>
      {size !== 'small' && (
        <IconButton title={full} onClick={() => onSize(size === 'full' ? 'window' : 'full')}>
          {size === 'full' ? <Restore fontSize="small" /> : <Full fontSize="small" />}
        </IconButton>
      )}
      <IconButton title={translate('mail.saveAndClose')} onClick={onClose}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </div>
  )
}

interface WritingProps {
  readonly writing: MailWriting
  readonly change: (changes: Partial<MailWriting>) => void
}

function Attached({ writing: { attachments }, change }: WritingProps) {
  const translate = useTranslate()
  if (attachments.length === 0) return null
  return (
    <Row as="ul" wrap pad={3}>
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <Chip>
            <bdi>{name}</bdi> <small>{sizeText(size)}</small>
            <IconButton
              aria-label={translate('mail.removeFile', { name })}
              onClick={() => change({ attachments: attachments.filter(each => each.id !== id) })}
            >
              <RemoveIcon fontSize="inherit" />
            </IconButton>
          </Chip>
        </li>
      ))}
    </Row>
  )
}

function Attach({
  mailing: { http },
  writing,
  change,
}: WritingProps & Pick<ComposeProps, 'mailing'>) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const attachFiles = async (files: readonly File[]) => {
    setIsBusy(true)
    let { attachments } = writing
    for (const file of files)
      try {
        const request = { query: { name: file.name }, body: file }
        attachments = [...attachments, (await upload(http, uploadMailFile, request)).attachment]
        change({ attachments })
      } catch (error) {
        notify((error as Error).message, { type: 'error' })
      }
    setIsBusy(false)
  }
  const title = translate('mail.attach')
  const pick = useFilePick(files => void attachFiles(files), {
    multiple: true,
    'aria-label': title,
  })
  return (
    <>
      <IconButton title={title} disabled={isBusy} aria-busy={isBusy} onClick={pick.open}>
        <AttachIcon fontSize="small" />
      </IconButton>
      {pick.input}
    </>
  )
}
