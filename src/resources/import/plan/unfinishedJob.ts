import { createStore, delMany, get, set, type UseStore } from 'idb-keyval'
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
  const [job, progress] = await calmly(() =>
    Promise.all([
      get<ImportJob>(jobKey(owner), store()),
      get<ImportProgress>(progressKey(owner), store()),
    ]),
  )
  return job && progress ? { job, progress } : undefined
}

export async function keepJob(owner: JobOwner, job: ImportJob, progress: ImportProgress) {
  await calmly(async () => {
    await set(jobKey(owner), job, store())
    await set(progressKey(owner), progress, store())
    return []
  })
}

export async function keepProgress(owner: JobOwner, progress: ImportProgress) {
  await calmly(async () => {
    await set(progressKey(owner), progress, store())
    return []
  })
}

export async function forgetJob(owner: JobOwner) {
  await calmly(async () => {
    await delMany([jobKey(owner), progressKey(owner)], store())
    return []
  })
}

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('mostrador-imports', 'imports')
  return opened
}

const nameOf = ({ user, company, resource }: JobOwner) => `${user}.${company ?? ''}.${resource}`
const jobKey = (owner: JobOwner) => `${nameOf(owner)}.job`
const progressKey = (owner: JobOwner) => `${nameOf(owner)}.progress`

/** Without storage an import works, but cannot be resumed. */
async function calmly<Value extends readonly unknown[] | []>(
  work: () => Promise<Value>,
): Promise<Value | []> {
  try {
    return await work()
  } catch {
    return []
  }
}
