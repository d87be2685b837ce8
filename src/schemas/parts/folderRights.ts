import { roleLabels } from '../../domain/accounts/roles'

const { user: _nobody, '10': _everything, ...readers } = roleLabels

/** Roles it is shared with; administrators see every folder. */
export const sharedRoles = { kind: 'choices', options: readers, sensitive: true } as const

/** People it is shared with. */
export const sharedPeople = { kind: 'references', resource: 'users', sensitive: true } as const

const mine = { PROPIETARIO: '$me.ID' } as const

/** Users who may change the contents of a folder: its owner, and those with write access. */
export const writesFolder = {
  or: [mine, { EDITAN_ROLES: { has: '$me.ROLE' } }, { EDITAN: { has: '$me.ID' } }],
} as const

export const readsFolder = {
  or: [...writesFolder.or, { LEEN_ROLES: { has: '$me.ROLE' } }, { LEEN: { has: '$me.ID' } }],
} as const

/** The same rule for the parent folder. */
export const writesAround = {
  or: [
    { 'CARPETA.PROPIETARIO': '$me.ID' },
    { 'CARPETA.EDITAN_ROLES': { has: '$me.ROLE' } },
    { 'CARPETA.EDITAN': { has: '$me.ID' } },
  ],
} as const

export const readsAround = {
  or: [
    ...writesAround.or,
    { 'CARPETA.LEEN_ROLES': { has: '$me.ROLE' } },
    { 'CARPETA.LEEN': { has: '$me.ID' } },
  ],
} as const

/** Users who may change sharing: the owner and administrators. */
export const sharesFolder = { or: [mine, { '$me.ROLE': 'admin' }] } as const

/** Everyone may create a top-level folder; subfolders need write access to the parent. */
export const beginsFolder = { or: [{ CARPETA: { empty: true } }, ...writesAround.or] } as const

/** Moving needs write access to the source; the server checks the target. */
export const movesFolder = { or: [...sharesFolder.or, ...writesAround.or] } as const

/** Top-level folders are deleted by their owner only. */
export const removesFolder = { and: [writesFolder, { or: [mine, ...writesAround.or] }] } as const
