import AttachFile from '@mui/icons-material/AttachFileRounded'
import PostAdd from '@mui/icons-material/PostAddRounded'
import Send from '@mui/icons-material/SendRounded'
import { useEvent, useTranslate } from 'ra-core'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Conversation, sendTyping } from '../../../contracts/chat'
import { useBackend } from '../../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { call } from '../../../providers/dataProvider/call'
import { IconButton, WriteButton } from '../../../ui/controls/Button'
import { pastedFiles } from '../../../ui/controls/pastedFiles'
import { useFilePick } from '../../../ui/controls/useFilePick'
import { Row } from '../../../ui/primitives/layout'
import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import { useChatting } from '../state/chattingContext'
import { emptyDraft, type MessageDraft, readMessageDraft, saveMessageDraft } from '../state/draft'
import { useChatUploads } from '../state/useChatUploads'
import { Attached } from './Attached'

const TYPING_MS = 3000

/** Text, files and a card; stored as a draft until sent. */
export function Composer({ conversation: { id } }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { sendMessage } = useChatting()
  const readOnly = useReadOnlyProps()
  const [draft, change] = useDraft(id)
  const [isSharing, setIsSharing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const notifyTyping = useTelling(id)
  const { uploads, upload } = useChatUploads({
    count: draft.attachments.length,
    onStored: attachment =>
      change(current => ({ ...current, attachments: [...current.attachments, attachment] })),
  })
  const isEmpty = !draft.body.trim() && draft.attachments.length === 0 && !draft.card
  const send = () => {
    if (isEmpty || uploads.length > 0 || 'aria-disabled' in readOnly) return
    sendMessage({ conversationId: id, ...draft, body: draft.body.trim() })
    change(() => emptyDraft)
    input.current?.focus()
  }
  return (
    <form
      className="p-above ch-composer"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
      {...dropping(upload)}
    >
      <Attached draft={draft} uploads={uploads} onChange={change} />
      <Row gap={1} align="end" className="ch-write">
        <FileButton onFiles={upload} />
        <IconButton title={translate('chat.share')} onClick={() => setIsSharing(true)}>
          <PostAdd />
        </IconButton>
        <textarea
          ref={input}
          rows={1}
          dir="auto"
          value={draft.body}
          maxLength={4000}
          aria-label={translate('chat.write')}
          placeholder={translate('chat.write')}
          onChange={({ target }) => {
            change(current => ({ ...current, body: target.value }))
            if (target.value) notifyTyping()
          }}
          onKeyDown={event => {
            if (!isSend(event)) return
            event.preventDefault()
            send()
          }}
          onPaste={event => {
            const files = pastedFiles(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            upload(files)
          }}
        />
        <WriteButton
          type="submit"
          className="ch-send"
          variant="contained"
          aria-label={translate('chat.send')}
          disabled={isEmpty || uploads.length > 0}
        >
          <Send className="p-mirror" />
        </WriteButton>
      </Row>
      {isSharing && (
        <LazyShareDialog
          onShare={card => {
            change(current => ({ ...current, card }))
            setIsSharing(false)
          }}
          onClose={() => setIsSharing(false)}
        />
      )}
    </form>
  )
}

/** With a keyboard Enter sends and Shift+Enter adds a line; phones have a send button. */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' &&
  !shiftKey &&
  !nativeEvent.isComposing &&
  !window.matchMedia?.('(pointer: coarse)').matches

function FileButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const translate = useTranslate()
  const { open, input } = useFilePick(onFiles, { multiple: true })
  return (
    <>
      <IconButton title={translate('chat.attach')} onClick={open}>
        <AttachFile />
      </IconButton>
      {input}
    </>
  )
}

const dropping = (upload: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    upload([...event.dataTransfer.files])
  },
})

/** Restores the draft, also after a reload. */
function useDraft(id: number) {
  const { storage } = useBackend()
  const { me } = useChatting()
  const [draft, setDraft] = useState(() => readMessageDraft(storage, me, id))
  const latest = useRef(draft)
  const change = useEvent((next: (current: MessageDraft) => MessageDraft) => {
    latest.current = next(latest.current)
    saveMessageDraft(storage, me, { id, draft: latest.current })
    setDraft(latest.current)
  })
  return [draft, change] as const
}

/** Sends typing signals at intervals. */
function useTelling(id: number) {
  const { http } = useChatting()
  const lastNotified = useRef(0)
  return () => {
    if (Date.now() - lastNotified.current < TYPING_MS) return
    lastNotified.current = Date.now()
    call(http, sendTyping, { body: { conversationId: id } }).catch(
      // A lost typing signal does no harm.
      () => undefined,
    )
  }
}

const LazyShareDialog = quiet(later(() => import('./ShareDialog'), 'ShareDialog'))
