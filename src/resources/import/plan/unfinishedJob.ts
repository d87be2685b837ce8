import { createStore, delMany, getMany, set, setMany, type UseStore } from 'idb-keyval'
import type { ImportJob, ImportProgress } from './job'

/** Owner of an import: a person in one company, for one resource. */
export interface JobOwner {
  readonly user: number
  readonly company: string | null
  readonly resource: string
}

/** The unfinished import of this browser; undefined without storage. */
export async function unfinishedJob(
  owner: JobOwner,
): Promise<{ job: ImportJob; progress: ImportProgress } | undefined> {
  const kept = await calmly(() => getMany([jobKey(owner), progressKey(owner)], store()))
  const [job, progress] = kept ?? []
  return job && progress ? { job, progress } : undefined
}

export const keepJob = (owner: JobOwner, job: ImportJob, progress: ImportProgress) =>
  calmly(() =>
    setMany(
      [
        [jobKey(owner), job],
        [progressKey(owner), progress],
      ],
      store(),
    ),
  )

export const keepProgress = (owner: JobOwner, progress: ImportProgress) =>
  calmly(() => set(progressKey(owner), progress, store()))

export const forgetJob = (owner: JobOwner) =>
  calmly(() => delMany([jobKey(owner), progressKey(owner)], store()))

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('mostrador-imports', 'imports')
  return opened
}

const nameOf = ({ user, company, resource }: JobOwner) => `${user}.${company ?? ''}.${resource}`
const jobKey = (owner: JobOwner) => `${nameOf(owner)}.job`
const progressKey = (owner: JobOwner) => `${nameOf(owner)}.progress`

/** Without storage an import works, but cannot be resumed. */
async function calmly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
