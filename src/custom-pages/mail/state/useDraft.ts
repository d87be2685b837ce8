import { useEvent } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import {
  deleteMails,
  type MailContact,
  type MailDraftInput,
  saveMailDraft,
} from '../../../contracts/mail'
import { call } from '../../../providers/dataProvider/call'
import { errorReason } from '../../../providers/http/errorReason'
import type { ComposeContent } from './composeContent'
import type { Mailing } from './useMail'

const CALM_MS = 1200

/** An internal user, or an address. */
export type To = MailContact | string
export interface MailWriting extends Omit<ComposeContent, 'key' | 'mailId' | 'to' | 'cc' | 'bcc'> {
  readonly to: readonly To[]
  readonly cc: readonly To[]
  readonly bcc: readonly To[]
}

const toDraftInput = ({ to, cc, bcc, attachments, ...rest }: MailWriting): MailDraftInput => ({
  ...rest,
  ...{ to: to.map(getKey), cc: cc.map(getKey), bcc: bcc.map(getKey) },
  attachments: attachments.map(({ id }) => id),
})

const getKey = (each: To) => (typeof each === 'string' ? each : (each.id ?? each.email ?? ''))

/** Draft saved on the server after each change, in sequence. */
export function useDraft(
  { key, mailId, ...beginning }: ComposeContent,
  { http, refresh }: Mailing,
) {
  const [writing, setWriting] = useState<MailWriting>(beginning)
  const [state, setState] = useState<'new' | 'changed' | 'saving' | 'saved' | 'failed'>('new')
  const [problem, setProblem] = useState('')
  const id = useRef(mailId)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const saveDraft = async (input: MailDraftInput) => {
    setState('saving')
    try {
      // the window's key makes a repeated request return the same draft
      id.current ??= (await call(http, saveMailDraft, { body: {}, key })).mail.id
      await call(http, saveMailDraft, { body: { mailId: id.current, ...input } })
      setState('saved')
      setProblem('')
      return id.current
    } catch (error) {
      setState('failed')
      setProblem(errorReason(error))
      return null
    }
  }
  /** Saves pending changes. Resolves to the draft's number, or null on failure. */
  const save = useEvent(() => {
    const next = running.current.then(() => saveDraft(toDraftInput(writing)))
    running.current = next
    return next
  })
  useEffect(() => {
    if (state !== 'changed') return
    const timer = setTimeout(() => void save(), CALM_MS)
    return () => clearTimeout(timer)
  })
  const change = (changes: Partial<MailWriting>) => {
    setWriting(current => ({ ...current, ...changes }))
    setState('changed')
  }
  const discard = useEvent(async () => {
    await running.current
    if (id.current !== null) await call(http, deleteMails, { body: { mailIds: [id.current] } })
    void refresh()
  })
  return { writing, change, state, problem, save, discard }
}
