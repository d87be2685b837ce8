import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

const PATH = '/hanadb/api/files-manager'
const keys = s.list(s.keyShape, 200)
/** At least one, at most 200 together. */
const some = { 'folders?': keys, 'files?': keys }
const size: s.RouteShape<number> = { ...s.integer, minimum: 0 }

/** Stars of the user, and used storage. */
export const myFiles = defineRoute(`GET ${PATH}`, {
  name: 'team.myFiles',
  policy: 'schema',
  right: ['shared-files', 'read'],
  response: s.object({
    stars: s.object({ folders: s.list(s.keyShape), files: s.list(s.keyShape) }),
    /** Visible folders whose parent is not visible. */
    top: keys,
    used: size,
    quota: size,
  }),
})

/** Path to a folder, from its first visible ancestor. */
export const wayToFolder = defineRoute(`GET ${PATH}/way`, {
  name: 'team.wayToFolder',
  policy: 'schema',
  right: ['folders', 'read'],
  query: { folder: { ...s.integer, minimum: 0 } },
  response: s.object({ way: s.list(s.object({ id: s.keyShape, name: s.text })) }),
  refusals: [404],
})

/** Signed address of an archive of folders and files. */
export const zipFiles = defineRoute(`POST ${PATH}/zip`, {
  name: 'team.zipFiles',
  policy: 'schema',
  reads: true,
  right: ['shared-files', 'read'],
  body: s.object(some),
  response: s.object({ url: s.text }),
  refusals: [404],
})

const write = { policy: 'schema', idempotent: true, refusals: [404, 409] } as const

export const starFile = defineRoute(`POST ${PATH}/star`, {
  ...write,
  name: 'team.starFile',
  right: ['shared-files', 'read'],
  body: s.object({ what: s.choice(['folders', 'files']), id: s.keyShape, starred: s.flag }),
  response: s.object({ starred: s.flag }),
})

/** Moves entries into a folder, or folders to the top. */
export const moveFiles = defineRoute(`POST ${PATH}/move`, {
  ...write,
  name: 'team.moveFiles',
  right: ['shared-files', 'update'],
  body: s.object({ ...some, to: s.orNull(s.keyShape) }),
  response: s.object({ moved: s.integer }),
})

export const removeFiles = defineRoute(`POST ${PATH}/remove`, {
  ...write,
  name: 'team.removeFiles',
  right: ['shared-files', 'delete'],
  body: s.object(some),
  response: s.object({ removed: s.integer }),
})

export const restoreFiles = defineRoute(`POST ${PATH}/restore`, {
  ...write,
  name: 'team.restoreFiles',
  right: ['shared-files', 'restore'],
  body: s.object(some),
  response: s.object({ restored: s.integer }),
})

export type Mine = ResponseOf<typeof myFiles>
export type Chosen = Mine['stars']
export type Step = ResponseOf<typeof wayToFolder>['way'][number]
