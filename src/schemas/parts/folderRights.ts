import { roleLabels } from '../../domain/roles'

const { user: _nobody, '10': _everything, ...readers } = roleLabels

/** The roles a folder may be shared with: administrators see everything anyway. */
export const sharedWith = readers

const mine = { PROPIETARIO: '$me.ID' } as const

/** Who may change what is in a folder: its owner, and those it is shared with for that. */
export const writesFolder = {
  or: [mine, { EDITAN_ROLES: { has: '$me.ROLE' } }, { EDITAN: { has: '$me.ID' } }],
} as const

export const readsFolder = {
  or: [...writesFolder.or, { LEEN_ROLES: { has: '$me.ROLE' } }, { LEEN: { has: '$me.ID' } }],
} as const

/** The same of the folder that something stands in. */
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

/** Who shares: the owner, or an administrator. */
export const sharesFolder = { or: [mine, { '$me.ROLE': '10' }] } as const

/** At the top anybody begins a folder of their own; below one it takes the right to write there. */
export const beginsFolder = { or: [{ CARPETA: { empty: true } }, ...writesAround.or] } as const

/** Out of where it lies a folder is moved by who may write there; where it goes, the server sees to it. */
export const movesFolder = { or: [...sharesFolder.or, ...writesAround.or] } as const

/** At the top only the owner throws a folder away. */
export const removesFolder = { and: [writesFolder, { or: [mine, ...writesAround.or] }] } as const
