import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFileRules } from '../../../fields/upload/useFileRules'
import { uploadFile } from '../../../model/endpoints/files'
import type { FieldModel } from '../../../model/fields/resource'
import { useConnection } from '../../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../../providers/backend/catalogueContext'
import { upload } from '../../../providers/dataProvider/call'
import { errorReason } from '../../../providers/http/errorReason'
import type { Http, Upload } from '../../../providers/http/http'
import { type Choice, createUploadSaver, namedUpload } from './createUploadSaver'
import type { useFilesManager } from './useFilesManager'

/** Parallel uploads. */
const PARALLEL_UPLOADS = 2
/** No connection, or a gateway without a server. */
const UNREACHED = new Set([0, 502, 503, 504])
const waitingAgain = { state: 'waiting', isCutOff: false } as const

/** A file being uploaded to a folder. */
export interface FileUploading {
  readonly id: string
  readonly file: File
  readonly folder: number
  readonly state: 'waiting' | 'sending' | 'asking' | 'done' | 'failed'
  readonly percent: number
  readonly reason?: string
  /** Interrupted; retried when the server is reachable. */
  readonly isCutOff?: boolean
  /** Permanently refused. */
  readonly isWrong?: true
  /** Uploaded; a file with its name exists. */
  readonly stored?: StoredItem
  readonly same?: SentRecord
}
export interface StoredItem {
  readonly id: string
  readonly name: string
}

/** The rules of a shared file. */
export const useSharedFileRules = () =>
  useFileRules(useResource('shared-files').fields.get('ARCHIVO') as FieldModel)

/** Uploads files two at a time, with progress, cancellation and retry. */
export function useFileUploads({
  http,
  dataProvider,
  refresh,
}: ReturnType<typeof useFilesManager>) {
  const rules = useSharedFileRules()
  const translate = useTranslate()
  const connection = useConnection()
  const [uploads, setUploads] = useState<readonly FileUploading[]>([])
  const running = useRef(new Map<string, AbortController>())
  const change = (id: string, now: Partial<FileUploading>) =>
    setUploads(current => current.map(each => (each.id === id ? { ...each, ...now } : each)))

  const toFailure = (error: unknown) => {
    const isCutOff = UNREACHED.has((error as { status?: number }).status ?? -1)
    return { isCutOff, reason: isCutOff ? translate('files.cutOff') : errorReason(error) }
  }
  const { saveFile, choose } = createUploadSaver({ dataProvider, refresh, change })
  const send = async ({ id, file, folder }: FileUploading) => {
    const own = new AbortController()
    running.current.set(id, own)
    change(id, { state: 'sending', percent: 0 })
    try {
      const stored = await sendFile(http, file, {
        signal: own.signal,
        onProgress: share => change(id, { percent: Math.floor(share * 100) }),
      })
      const [same] = await namedUpload(dataProvider, folder, [stored.name])
      if (same?._can?.update) change(id, { state: 'asking', stored, same })
      else await saveFile({ id, folder, stored })
    } catch (error) {
      if (own.signal.aborted) setUploads(current => current.filter(each => each.id !== id))
      else change(id, { state: 'failed', ...toFailure(error) })
    } finally {
      running.current.delete(id)
    }
  }

  useEffect(() => {
    if (connection !== 'fine') return
    setUploads(current =>
      current.map(each => (each.isCutOff ? { ...each, ...waitingAgain } : each)),
    )
  }, [connection])
  useEffect(() => {
    const free = PARALLEL_UPLOADS - running.current.size
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
      const fresh = files.map((file): FileUploading => {
        const reason = rules.problemOf(file)
        const entry = { id: crypto.randomUUID(), file, folder, percent: 0 }
        return reason
          ? { ...entry, state: 'failed', reason, isWrong: true }
          : { ...entry, state: 'waiting' }
      })
      setUploads(current =>
        current.every(({ state }) => state === 'done') ? fresh : [...current, ...fresh],
      )
    },
    /** For one upload, or all pending choices. */
    choose: (choice: Choice, id?: string) => {
      const pending = uploads.filter(each => each.state === 'asking' && (!id || each.id === id))
      for (const each of pending) void choose(each, choice)
    },
    again: (id: string) => change(id, waitingAgain),
    cancel(id: string) {
      const own = running.current.get(id)
      if (own) own.abort()
      else setUploads(current => current.filter(each => each.id !== id))
    },
    clear: () =>
      setUploads(current => current.filter(({ state }) => state !== 'done' && state !== 'failed')),
  }
}
export type Uploads = ReturnType<typeof useFileUploads>

/** Uploads the content of a new or replaced shared file. */
export async function sendFile(http: Http, file: File, sending: Omit<Upload, 'body'>) {
  const query = { resource: 'shared-files', field: 'ARCHIVO', name: file.name }
  const { name = file.name, ...stored } = await upload(http, uploadFile, {
    ...sending,
    query,
    body: file,
  })
  return { ...stored, name }
}
