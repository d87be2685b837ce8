import type { Attachment, Card } from '../../domain/chat/chat'
import type { Me } from '../../model/access'
import type { SafeStorage } from '../../providers/storage'

/** What somebody began to write in a conversation, kept on this device. */
export interface Draft {
  readonly body: string
  readonly attachments: readonly Attachment[]
  readonly card: Card | null
}
export const emptyDraft: Draft = { body: '', attachments: [], card: null }

const nameOf = ({ ID, EMPRESA }: Me, id: number) => `mostrador.chat.draft.${ID}.${EMPRESA}.${id}`

export function readDraft(storage: SafeStorage, me: Me, id: number): Draft {
  try {
    const kept: unknown = JSON.parse(storage.get(nameOf(me, id)) ?? 'null')
    const { body, attachments, card } = (kept ?? {}) as Partial<Draft>
    return {
      body: typeof body === 'string' ? body : '',
      attachments: Array.isArray(attachments) ? attachments : [],
      card: typeof card === 'object' ? card : null,
    }
  } catch {
    return emptyDraft // somebody else's text
  }
}

export function keepDraft(
  storage: SafeStorage,
  me: Me,
  { id, draft }: { id: number; draft: Draft },
) {
  const isEmpty = !draft.body && draft.attachments.length === 0 && !draft.card
  if (isEmpty) storage.remove(nameOf(me, id))
  else storage.set(nameOf(me, id), JSON.stringify(draft))
}

/** In a line, for the list. */
export const draftText = (storage: SafeStorage, me: Me, id: number) => {
  const { body, attachments, card } = readDraft(storage, me, id)
  return body.trim() || attachments[0]?.name || card?.title || ''
}
