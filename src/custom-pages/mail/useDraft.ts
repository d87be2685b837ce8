import { useEvent } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { MailContact } from '../../domain/mail'
import type { Beginning } from './beginnings'
import type { DraftWish } from './mailCalls'
import type { Mailing } from './useMail'

const CALM_MS = 1200

/** Somebody of the house, or an address. */
export type To = MailContact | string
export interface Writing extends Omit<Beginning, 'key' | 'mailId' | 'to' | 'cc' | 'bcc'> {
  readonly to: readonly To[]
  readonly cc: readonly To[]
  readonly bcc: readonly To[]
}

const wishOf = ({ to, cc, bcc, subject, message, attachments, answers }: Writing): DraftWish => ({
  to: to.map(keyOf),
  cc: cc.map(keyOf),
  bcc: bcc.map(keyOf),
  subject,
  message,
  attachments: attachments.map(({ id }) => id),
  ...(answers !== undefined && { answers }),
})

const keyOf = (each: To) => (typeof each === 'string' ? each : (each.id ?? each.email ?? ''))

/** What is written, kept on the server a moment after each change; saves follow each other. */
export function useDraft({ key, mailId, ...beginning }: Beginning, { calls, refresh }: Mailing) {
  const [writing, setWriting] = useState<Writing>(beginning)
  const [state, setState] = useState<'new' | 'changed' | 'saving' | 'saved' | 'failed'>('new')
  const [problem, setProblem] = useState('')
  const id = useRef(mailId)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const keep = async (wish: DraftWish) => {
    setState('saving')
    try {
      id.current ??= await calls.begin(key)
      await calls.save(id.current, wish)
      setState('saved')
      setProblem('')
      return id.current
    } catch (error) {
      setState('failed')
      setProblem(reasonOf(error))
      return null
    }
  }
  /** Its number once all that was written is kept; null where it could not be. */
  const save = useEvent(() => {
    const next = running.current.then(() => keep(wishOf(writing)))
    running.current = next
    return next
  })
  useEffect(() => {
    if (state !== 'changed') return
    const timer = setTimeout(() => void save(), CALM_MS)
    return () => clearTimeout(timer)
  })
  const change = (wish: Partial<Writing>) => {
    setWriting(known => ({ ...known, ...wish }))
    setState('changed')
  }
  const discard = useEvent(async () => {
    await running.current
    if (id.current !== null) await calls.forget([id.current])
    void refresh()
  })
  return { writing, change, state, problem, save, discard }
}

/** What is wrong with a field, before what is wrong with the request. */
function reasonOf(error: unknown): string {
  const { body, message } = error as { body?: { errors?: Record<string, string> }; message: string }
  return Object.values(body?.errors ?? {})[0] ?? message
}
