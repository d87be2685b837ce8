import { defineRoute, type ResponseOf } from '../model/route/defineRoute'
import {
  choice,
  flag,
  integer,
  keyShape,
  list,
  object,
  orNull,
  type RouteShape,
  text,
} from '../model/route/shapes'

const PATH = '/hanadb/api/files-manager'
const keys = list(keyShape, 200)
/** At least one, at most 200 together. */
const some = { 'folders?': keys, 'files?': keys }
const size: RouteShape<number> = { ...integer, minimum: 0 }

/** Stars of the user, and used storage. */
export const myFiles = defineRoute(`GET ${PATH}`, {
  name: 'team.myFiles',
  policy: 'schema',
  right: ['shared-files', 'read'],
  response: object({
    stars: object({ folders: list(keyShape), files: list(keyShape) }),
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
  query: { folder: { ...integer, minimum: 0 } },
  response: object({ way: list(object({ id: keyShape, name: text })) }),
  refusals: [404],
})

/** Signed address of an archive of folders and files. */
export const zipFiles = defineRoute(`POST ${PATH}/zip`, {
  name: 'team.zipFiles',
  policy: 'schema',
  reads: true,
  right: ['shared-files', 'read'],
  body: object(some),
  response: object({ url: text }),
  refusals: [404],
})

const write = { policy: 'schema', idempotent: true, refusals: [404, 409] } as const

export const starFile = defineRoute(`POST ${PATH}/star`, {
  ...write,
  name: 'team.starFile',
  right: ['shared-files', 'read'],
  body: object({ what: choice(['folders', 'files']), id: keyShape, starred: flag }),
  response: object({ starred: flag }),
})

/** Moves entries into a folder, or folders to the top. */
export const moveFiles = defineRoute(`POST ${PATH}/move`, {
  ...write,
  name: 'team.moveFiles',
  right: ['shared-files', 'update'],
  body: object({ ...some, to: orNull(keyShape) }),
  response: object({ moved: integer }),
})

export const removeFiles = defineRoute(`POST ${PATH}/remove`, {
  ...write,
  name: 'team.removeFiles',
  right: ['shared-files', 'delete'],
  body: object(some),
  response: object({ removed: integer }),
})

export const restoreFiles = defineRoute(`POST ${PATH}/restore`, {
  ...write,
  name: 'team.restoreFiles',
  right: ['shared-files', 'restore'],
  body: object(some),
  response: object({ restored: integer }),
})

export type Mine = ResponseOf<typeof myFiles>
export type Chosen = Mine['stars']
export type Step = ResponseOf<typeof wayToFolder>['way'][number]
