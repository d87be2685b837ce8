import { tenantOf } from '../../../base/business'
import { parseJson } from '../../../base/parseJson'
import type { Attachment, ChatCard } from '../../../contracts/chat'
import type { Me } from '../../../model/access/access'
import type { SafeStorage } from '../../../providers/session/storage'

/** Draft of a conversation, stored on this device. */
export interface MessageDraft {
  readonly body: string
  readonly attachments: readonly Attachment[]
  readonly card: ChatCard | null
}
export const emptyDraft: MessageDraft = { body: '', attachments: [], card: null }

const draftKey = (me: Me, id: number) => `mostrador.chat.draft.${me.ID}.${tenantOf(me)}.${id}`

export function readMessageDraft(storage: SafeStorage, me: Me, id: number): MessageDraft {
  const stored = parseJson(storage.get(draftKey(me, id)))
  const { body, attachments, card } = (stored ?? {}) as Partial<MessageDraft>
  return {
    body: typeof body === 'string' ? body : '',
    attachments: Array.isArray(attachments) ? attachments : [],
    card: typeof card === 'object' ? card : null,
  }
}

export function saveMessageDraft(
  storage: SafeStorage,
  me: Me,
  { id, draft }: { id: number; draft: MessageDraft },
) {
  const isEmpty = !draft.body && draft.attachments.length === 0 && !draft.card
  if (isEmpty) storage.remove(draftKey(me, id))
  else storage.set(draftKey(me, id), JSON.stringify(draft))
}

/** Summary for the list. */
export const draftText = (storage: SafeStorage, me: Me, id: number) => {
  const { body, attachments, card } = readMessageDraft(storage, me, id)
  return body.trim() || attachments[0]?.name || card?.title || ''
}
