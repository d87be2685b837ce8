import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/fileRules'
import type { FieldModel } from '../../model/resource'
import { useConnection } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import { type Choice, named, settling } from './settling'
import type { useManaging } from './useManaging'

/** So many are sent at a time. */
const AT_ONCE = 2
/** Nobody answered, or a gateway that found nobody. */
const UNREACHED = new Set([0, 502, 503, 504])
const anew = { state: 'waiting', isCutOff: false } as const

/** A file on its way into a folder. */
export interface Uploading {
  readonly id: string
  readonly file: File
  readonly folder: number
  readonly state: 'waiting' | 'sending' | 'asking' | 'done' | 'failed'
  readonly percent: number
  readonly reason?: string
  /** Nobody could be reached: it is sent again when somebody can. */
  readonly isCutOff?: boolean
  /** It will never be taken. */
  readonly isWrong?: true
  /** It came up; one of this name lies there already. */
  readonly stored?: Stored
  readonly same?: Sent
}
export interface Stored {
  readonly id: string
  readonly name: string
}

/** What is taken, told before and checked before anything is sent. */
export function useFileRules() {
  const translate = useTranslate()
  const field = useCatalogue().get('shared-files').fields.get('ARCHIVO') as FieldModel
  const { maxSize, types } = fileRules(field)
  const tooBig = translate('validation.fileTooBig', { max: sizeText(maxSize) })
  const wrongType = translate('validation.fileType', { types: typesText(types) })
  return {
    said: `${wrongType}. ${tooBig}`,
    problemOf({ size, type }: File) {
      if (size > maxSize) return tooBig
      const isWrong = Object.hasOwn(fileEndings, type) && !types.includes(type)
      return isWrong || type === 'image/svg+xml' || type === 'text/html' ? wrongType : undefined
    },
  }
}

/** Sends files up two by two, however many there are; each tells how far it is, is cancelled, is tried again. */
export function useUploads({ calls, dataProvider, refresh }: ReturnType<typeof useManaging>) {
  const rules = useFileRules()
  const translate = useTranslate()
  const connection = useConnection()
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const running = useRef(new Map<string, AbortController>())
  const change = (id: string, now: Partial<Uploading>) =>
    setUploads(known => known.map(each => (each.id === id ? { ...each, ...now } : each)))

  const failureOf = (error: unknown) => {
    const isCutOff = UNREACHED.has((error as { status?: number }).status ?? -1)
    return { isCutOff, reason: isCutOff ? translate('files.cutOff') : reasonOf(error) }
  }

  const { keep, choose } = settling({ dataProvider, refresh, change })
  const send = async ({ id, file, folder }: Uploading) => {
    const own = new AbortController()
    running.current.set(id, own)
    change(id, { state: 'sending', percent: 0 })
    try {
      const stored = await calls.upload(file.name, {
        body: file,
        signal: own.signal,
        onProgress: share => change(id, { percent: Math.floor(share * 100) }),
      })
      const [same] = await named(dataProvider, folder, [stored.name])
      if (same?._can?.update) change(id, { state: 'asking', stored, same })
      else await keep({ id, folder, stored })
    } catch (error) {
      if (own.signal.aborted) setUploads(known => known.filter(each => each.id !== id))
      else change(id, { state: 'failed', ...failureOf(error) })
    } finally {
      running.current.delete(id)
    }
  }

  useEffect(() => {
    if (connection !== 'fine') return
    setUploads(known => known.map(each => (each.isCutOff ? { ...each, ...anew } : each)))
  }, [connection])
  useEffect(() => {
    const free = AT_ONCE - running.current.size
    const next = uploads.filter(({ state, id }) => state === 'waiting' && !running.current.has(id))
    for (const upload of next.slice(0, Math.max(0, free))) void send(upload)
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const own of all.values()) own.abort()
    }
  }, [])

  return {
    uploads,
    add(files: readonly File[], folder: number) {
      const fresh = files.map((file): Uploading => {
        const reason = rules.problemOf(file)
        const begun = { id: crypto.randomUUID(), file, folder, percent: 0 }
        return reason
          ? { ...begun, state: 'failed', reason, isWrong: true }
          : { ...begun, state: 'waiting' }
      })
      setUploads(known =>
        known.every(({ state }) => state === 'done') ? fresh : [...known, ...fresh],
      )
    },
    /** Of one, or of all that are asked about. */
    choose: (choice: Choice, id?: string) => {
      const asked = uploads.filter(each => each.state === 'asking' && (!id || each.id === id))
      for (const each of asked) void choose(each, choice)
    },
    again: (id: string) => change(id, anew),
    cancel(id: string) {
      const own = running.current.get(id)
      if (own) own.abort()
      else setUploads(known => known.filter(each => each.id !== id))
    },
    clear: () =>
      setUploads(known => known.filter(({ state }) => state !== 'done' && state !== 'failed')),
  }
}
export type Uploads = ReturnType<typeof useUploads>
