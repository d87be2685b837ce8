import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/fileRules'
import type { FieldModel } from '../../model/resource'
import { useCatalogue } from '../../providers/catalogueContext'
import { reasonOf } from './filesCalls'
import type { useManaging } from './useManaging'

/** So many are sent at a time. */
const AT_ONCE = 2

/** A file on its way into a folder. */
export interface Uploading {
  readonly id: string
  readonly file: File
  readonly folder: number
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly percent: number
  readonly reason?: string
  /** It will never be taken. */
  readonly isWrong?: true
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
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const running = useRef(new Map<string, AbortController>())
  const change = (id: string, now: Partial<Uploading>) =>
    setUploads(known => known.map(each => (each.id === id ? { ...each, ...now } : each)))

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
      const data = { NOMBRE: stored.name, CARPETA: folder, ARCHIVO: { id: stored.id } }
      await dataProvider.create('shared-files', { data })
      change(id, { state: 'done', percent: 100 })
      void refresh()
    } catch (error) {
      if (own.signal.aborted) setUploads(known => known.filter(each => each.id !== id))
      else change(id, { state: 'failed', reason: reasonOf(error) })
    } finally {
      running.current.delete(id)
    }
  }

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
      setUploads(known => [...known.filter(({ state }) => state !== 'done'), ...fresh])
    },
    again: (id: string) => change(id, { state: 'waiting' }),
    cancel(id: string) {
      const own = running.current.get(id)
      if (own) own.abort()
      else setUploads(known => known.filter(each => each.id !== id))
    },
    clear: () =>
      setUploads(known => known.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
export type Uploads = ReturnType<typeof useUploads>
