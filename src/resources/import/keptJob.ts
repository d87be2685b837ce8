import { createStore, delMany, get, set, type UseStore } from 'idb-keyval'
import type { Job, Progress } from './job'

/** Whose import it is: a person's, in the company worked in, of one resource. */
export interface JobOwner {
  readonly user: number
  readonly company: string | null
  readonly resource: string
}

/** An import that was begun in this browser and not finished. Without storage there is none. */
export async function keptJob(
  owner: JobOwner,
): Promise<{ job: Job; progress: Progress } | undefined> {
  const [job, progress] = await calmly(() =>
    Promise.all([get<Job>(jobKey(owner), store()), get<Progress>(progressKey(owner), store())]),
  )
  return job && progress ? { job, progress } : undefined
}

export async function keepJob(owner: JobOwner, job: Job, progress: Progress) {
  await calmly(async () => {
    await set(jobKey(owner), job, store())
    await set(progressKey(owner), progress, store())
    return []
  })
}

export async function keepProgress(owner: JobOwner, progress: Progress) {
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

/** Blocked or full storage must not keep anybody from importing: it only cannot be resumed. */
async function calmly<Value extends readonly unknown[] | []>(
  work: () => Promise<Value>,
): Promise<Value | []> {
  try {
    return await work()
  } catch {
    return []
  }
}
