import { useQueryClient } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { useImportParts, useSay } from './importContext'
import {
  type ImportJob,
  type ImportProgress,
  isDone,
  isImportUndone,
  nothingYet,
  recordsOf,
  remainderOf,
  undoPart,
  writeChunk,
} from './job'
import { forgetJob, keepJob, keepProgress } from './unfinishedJob'

export type JobState =
  | 'running'
  | 'stopped'
  | 'lost'
  | 'refused'
  | 'done'
  | 'undoing'
  | 'halfUndone'
  | 'undone'
export interface StartedJob {
  readonly job: ImportJob
  readonly progress: ImportProgress
}

export type JobControl = ReturnType<typeof useJob>

/** Writes the chunks of an import one after another, and stores the progress. */
export function useJob({ job, progress: startedJob }: StartedJob, skips: boolean) {
  const { owner } = useImportParts()
  const { calls } = useSay()
  const client = useQueryClient()
  const [progress, setProgress] = useState(startedJob)
  const [state, setState] = useState<JobState>('stopped')
  const [error, setError] = useState<HttpError>()
  const stopping = useRef(false)
  const reread = useCallback(
    () => client.invalidateQueries({ queryKey: [owner.resource] }),
    [client, owner],
  )

  /** Continues with the next chunk; `skipRefused` leaves out rows that the server refuses from now on. */
  const goOn = async (skipRefused = skips) => {
    stopping.current = false
    setError(undefined)
    setState('running')
    let at = progress
    try {
      if (at.next === 0) await keepJob(owner, job, at)
      while (!isDone(job, at) && !stopping.current) {
        at = await patiently(() => writeChunk(calls, job, { progress: at, skipRefused }))
        setProgress(at)
        await keepProgress(owner, at)
      }
      if (isDone(job, at)) await keepJob(owner, remainderOf(job), at)
      setState(isDone(job, at) ? 'done' : 'stopped')
    } catch (reason) {
      setError(reason as HttpError)
      setState(stateAfter(reason as HttpError))
    }
    await reread()
  }
  const undo = async () => {
    setState('undoing')
    setError(undefined)
    let at: ImportProgress = { ...progress, left: progress.left ?? recordsOf(progress) }
    try {
      await keepJob(owner, remainderOf(job), at)
      do {
        at = await undoPart(calls, job, at)
        setProgress(at)
        await keepProgress(owner, at)
      } while (!isImportUndone(at))
      await forgetJob(owner)
      setState('undone')
    } catch (reason) {
      setProgress(at)
      setError(reason as HttpError)
      setState('halfUndone')
    }
    await reread()
  }
  const stop = () => {
    stopping.current = true
  }
  return { job, progress, state, error, goOn, stop, undo }
}

export const begin = (job: ImportJob): StartedJob => ({ job, progress: nothingYet })

const stateAfter = ({ status, body }: HttpError): JobState => {
  if (status === 0 || status >= 500) return 'lost'
  return status === 422 && Array.isArray(body?.rows) ? 'refused' : 'stopped'
}

const PATIENCE = 20
/** Repeats a call while the server still processes its first request. */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const { body } = error as HttpError
      if (body?.code !== 'inFlight' || attempt === PATIENCE) throw error
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
  }
}
